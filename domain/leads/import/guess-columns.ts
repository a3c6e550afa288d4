import { type ColumnMapping, type ImportField, MANY_COLUMNS } from './import-fields.ts'

/** Column headings of other programs' exports and hand-made sheets; the likeliest patterns come first. */
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

/** Guesses the field of each column from its heading. Each field is used once, except for notes. */
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

/** Normalises a heading: `E-mail 1 - Value` becomes `e mail 1 value`. */
function plain(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
