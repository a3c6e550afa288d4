import { expect, test } from 'vitest'
import { guessColumns } from './guess-columns.ts'

test.each<[string, string, (string | null)[]]>([
  [
    'a sheet of one’s own',
    'Name,Mobile No.,E-mail ID,Remarks,City',
    ['name', 'phone', 'email', 'notes', null],
  ],
  [
    'HubSpot',
    'Record ID,First Name,Last Name,Email,Phone Number,Lead Status,Create Date,Associated Company (Primary)',
    [null, 'firstName', 'lastName', 'email', 'phone', 'status', 'created', 'company'],
  ],
  [
    'Zoho',
    'Lead Id,Lead Owner,Company,First Name,Last Name,Email,Phone,Mobile,Lead Source,Lead Status,Annual Revenue,Description,Created Time',
    [
      null,
      null,
      'company',
      'firstName',
      'lastName',
      'email',
      'phone',
      null,
      'source',
      'status',
      'value',
      'message',
      'created',
    ],
  ],
  [
    'Google Contacts',
    'First Name,Middle Name,Last Name,Organization Name,Notes,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value',
    ['firstName', null, 'lastName', 'company', 'notes', null, 'email', null, 'phone'],
  ],
  [
    'a diary of calls',
    'Customer Name,Contact No,Date,Requirement,Next Call',
    ['name', 'phone', 'created', 'message', 'followUp'],
  ],
  ['other words for days', 'Enquiry Date,Call back on', ['created', 'followUp']],
  ['letters of any size, and two columns of notes', 'NAME,notes,Comments', ['name', 'notes', 'notes']],
  ['nothing that is known', 'foo,,नाम', [null, null, null]],
  ['no columns', '', [null]],
])('%s', (_what, header, expected) => {
  expect(guessColumns(header.split(','))).toEqual(expected)
})
