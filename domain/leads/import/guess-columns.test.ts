import { expect, test } from 'vitest'
import { guessColumns } from './guess-columns.ts'

test.each<[string, string, (string | null)[]]>([
  [
    'guesses the columns of a hand-made sheet',
    'Name,Mobile No.,E-mail ID,Remarks,City',
    ['name', 'phone', 'email', 'notes', null],
  ],
  [
    'guesses the columns of HubSpot',
    'Record ID,First Name,Last Name,Email,Phone Number,Lead Status,Create Date,Associated Company (Primary)',
    [null, 'firstName', 'lastName', 'email', 'phone', 'status', 'created', 'company'],
  ],
  [
    'guesses the columns of Zoho',
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
    'guesses the columns of Google Contacts',
    'First Name,Middle Name,Last Name,Organization Name,Notes,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value',
    ['firstName', null, 'lastName', 'company', 'notes', null, 'email', null, 'phone'],
  ],
  [
    'guesses the columns of a call log',
    'Customer Name,Contact No,Date,Requirement,Next Call',
    ['name', 'phone', 'created', 'message', 'followUp'],
  ],
  ['guesses other words for days', 'Enquiry Date,Call back on', ['created', 'followUp']],
  ['ignores case and accepts two columns of notes', 'NAME,notes,Comments', ['name', 'notes', 'notes']],
  ['guesses nothing for unknown headings', 'foo,,नाम', [null, null, null]],
  ['guesses nothing without columns', '', [null]],
])('%s', (_what, header, expected) => {
  expect(guessColumns(header.split(','))).toEqual(expected)
})
