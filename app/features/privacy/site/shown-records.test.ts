import { expect, test } from 'vitest'
import { showRecords } from '#app/lib/shown-records.ts'
import { recordLabels } from '#content/office/record-labels.ts'
import { recordValues } from '#content/office/record-values.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { emailAudience } from '#server/email/email-templates.ts'
import { personalTables } from '#server/privacy/personal-data.ts'
import { suspicionsAbout } from '#server/submissions/spam-signs.ts'

test.each(['hi', 'sw'] as const)('has a name for every table and column of personal data in %s', (locale) => {
  const { tables, columns } = recordLabels[locale]
  const shown = Object.values(personalTables).flatMap((table) => table.shown)
  const missing = [
    ...Object.keys(personalTables).filter((name) => !tables[name]),
    ...shown.filter((name) => !/(^|_)(id|key)$/.test(name) && !columns[name]),
  ]
  expect(missing).toEqual([])
})

/** Rows with every kind of code, and what Hindi and Swahili show instead. */
const coded: [column: string, stored: string | number, shown: Record<'hi' | 'sw', string>][] = [
  ['service_interest', 'gpt-agents', { hi: 'GPT एजेंट', sw: 'Wasaidizi wa GPT' }],
  ['lead_priority', 'High', { hi: 'ज़्यादा', sw: 'Juu' }],
  ['status', 'proposal_sent', { hi: 'प्रस्ताव भेजा', sw: 'Pendekezo limetumwa' }],
  ['source', 'demo_request', { hi: 'डेमो की बुकिंग', sw: 'Kupanga demo' }],
  ['contact', 'email:asha@example.test', { hi: 'ईमेल', sw: 'Barua pepe' }],
  ['activity_type', 'demo_no_show', { hi: 'डेमो में नहीं आए', sw: 'Hukuhudhuria demo' }],
  ['event_type', 'booking.made', { hi: 'डेमो बुक हुआ', sw: 'Demo imepangwa' }],
  ['language', 'hi-Latn', { hi: 'हिंदी, अंग्रेज़ी अक्षरों में', sw: 'Kihindi kwa herufi za Kilatini' }],
  ['template', 'data-link', { hi: 'आपके डेटा का लिंक', sw: 'Kiungo cha taarifa zako' }],
  ['to_address', 'owner', { hi: 'साइट के मालिक', sw: 'Mwenye tovuti' }],
  ['occasion', 'quote', { hi: 'कोटेशन का फ़ॉर्म', sw: 'Fomu ya kuomba bei' }],
  ['featured', 0, { hi: 'नहीं', sw: 'Hapana' }],
  ['reasons', '["holds many links"]', { hi: 'बहुत सारे लिंक हैं', sw: 'Ina viungo vingi' }],
  [
    'score_reasons',
    '[{"field":"budgetRange","answer":"50k-1l","points":20}]',
    { hi: 'बजट: ₹50,000-1,00,000 (+20)', sw: 'Bajeti: ₹50,000-1,00,000 (+20)' },
  ],
  [
    'facts',
    '{"urgencyLevel":"Low","contactInfo":{"phone":"98"}}',
    { hi: 'कितना ज़रूरी: कम\nसंपर्क · फ़ोन: 98', sw: 'Uharaka: Chini\nMawasiliano · Simu: 98' },
  ],
]

test.each(coded)('shows the code of %s, such as %s, in words', (column, stored, shown) => {
  for (const locale of ['hi', 'sw'] as const) {
    const [part] = showRecords([{ table: 'leads', title: 'Requests', rows: [{ [column]: stored }] }], locale)
    expect(part?.rows).toEqual([[[recordLabels[locale].columns[column], shown[locale]]]])
  }
})

test('shows codes in words in English, and unknown codes as they are', () => {
  const rows = [{ source: 'demo_request', status: 'from-elsewhere', message: 'new' }]
  const [part] = showRecords([{ table: 'leads', title: 'Requests', rows }], 'en')
  expect(part?.rows[0]?.map(([, value]) => value)).toEqual(['Demo request', 'from-elsewhere', 'new'])
})

test('names the table of a lead in the bin', () => {
  const shown = (locale: Locale) =>
    showRecords([{ table: 'bin_leads', title: 'In the bin: Requests', rows: [] }], locale)
  expect(locales.map((locale) => shown(locale)[0]?.title)).toEqual([
    'In the bin: Requests',
    'रद्दी में: पूछताछ',
    'Yaliyotupwa: Maombi',
  ])
})

test.each(['hi', 'sw'] as const)(
  'has words for mails about visitors, activities and suspicions in %s',
  (locale) => {
    const { template, activity_type, reasons } = recordValues[locale]
    const mails = Object.entries(emailAudience).filter(([, audience]) => audience !== 'account')
    const suspicions = ['missing', 'too-fast'].flatMap((timer) =>
      suspicionsAbout(
        { name: 'www.x', message: 'www.a www.b www.c www.d' },
        { honeypot: 'x', timer: timer as 'missing' },
      ),
    )
    // These mails are about the site, not about a visitor.
    const ofSite = [
      'model-key-refused',
      'quarantined',
      'failed-sign-ins',
      'webhook-stopped',
      'registration-waiting',
    ]
    expect(mails.map(([name]) => name).filter((name) => !template?.[name])).toEqual(
      mails.map(([name]) => name).filter((name) => ofSite.includes(name)),
    )
    expect(Object.keys(activity_type ?? {})).toEqual(Object.keys(recordValues.en.activity_type ?? {}))
    expect(suspicions.filter((reason) => !reasons?.[reason])).toEqual([])
  },
)
