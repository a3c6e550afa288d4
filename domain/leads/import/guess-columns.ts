import { type ColumnMapping, type ImportField, MANY_COLUMNS } from './import-fields.ts'

/** How exports of other programs, and people's own sheets, head their columns; the likeliest words first. */
const headings: [ImportField, RegExp][] = [
  ['firstName', /^(first|given) ?name$|^fname$/],
  ['lastName', /^(last|family|sur) ?name$|^lname$|^surname$/],
  ['email', /^e ?mail( ?address| id)?( ?1)?( value)?$|^primary e ?mail$|^(contact|work|lead) e ?mail$/],
  [
    'phone',
    /^(mobile|phone|whatsapp|contact|cell)( ?phone)?( ?(number|no))?( 1)?( value)?$|^(tel|telephone|mob)( ?no)?$/,
  ],
  ['name', /^((full|contact|lead|client|customer|person|display|file as) ?)?name$|^lead$|^contact$/],
  [
    'company',
    /^(company|organi[sz]ation|business|account|firm|associated company)( 1)?( ?name)?( primary)?$|^employer$/,
  ],
  ['service', /^(service|product|interest)( ?(interest|interested in|type))?$|^interested in$/],
  ['budget', /^budget( ?range)?$/],
  ['timeline', /^(project )?time ?(line|frame)$/],
  ['businessType', /^business (type|size)$|^company size$/],
  ['urgency', /^urgency$/],
  ['value', /^(estimated |deal |expected )?(value|amount|revenue)$|^annual revenue$/],
  ['status', /^(lead )?(status|stage)$|^(deal|lifecycle) stage$/],
  ['source', /^(lead |original )?source$|^original traffic source$/],
  [
    'followUp',
    /^(next )?follow ?up( date| on)?$|^next activity date$|^next call( date| on)?$|^call ?back( date| on)?$/,
  ],
  [
    'created',
    /^(create|creation|created)( ?(date|time|at|on))?$|^date (added|created)$|^added on$|^((e|i)nquiry |lead )?date$/,
  ],
  ['message', /^(message|enquiry|inquiry|requirements?|query|description)$/],
  ['notes', /^(note|remark|comment)s?$/],
]

/** What the columns are most likely, by their headings. Each field is taken once, but for notes. */
export function guessColumns(header: readonly string[]): ColumnMapping {
  const taken = new Set<ImportField>()
  const mapping: ColumnMapping = header.map(() => null)
  for (const [field, heading] of headings) {
    header.forEach((text, index) => {
      if (mapping[index] || (taken.has(field) && field !== MANY_COLUMNS)) return
      if (!heading.test(plain(text))) return
      mapping[index] = field
      taken.add(field)
    })
  }
  return mapping
}

/** A heading without what only decorates it: `E-mail 1 - Value` is `e mail 1 value`. */
function plain(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
