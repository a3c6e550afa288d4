import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

type Stored = {
  reply_templates: {
    id: string
    locale: string | null
    name: string
    subject: string
    body: string
    is_hidden: boolean | number
    updated_by: string
    updated_at: string
    created_at: string
  }
  change_parts: { entity: string }
}

/**
 * Makes the templates that the site comes with rows like the team's own. Those that the team has changed stay as they
 * are, and those that it has hidden go.
 */
export async function up(database: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  const db = database as Kysely<Stored>
  await db.schema.alterTable('reply_templates').addColumn('locale', 'text').execute()
  await db.schema.alterTable('reply_templates').addColumn('created_at', timestamp).execute()
  await db.updateTable('reply_templates').set({ created_at: sql`updated_at` }).execute()
  const rows = await db.selectFrom('reply_templates').select(['id', 'is_hidden']).execute()
  for (const [index, { id, locale, ...words }] of templates.entries()) {
    // Their order is that of the list.
    const created_at = new Date(index).toISOString()
    const stored = rows.find((row) => row.id === id)
    if (!stored) {
      const stamp = { updated_by: '', updated_at: created_at, created_at }
      await db
        .insertInto('reply_templates')
        .values({ id, locale, ...words, ...stamp } as never)
        .execute()
    } else if (stored.is_hidden) {
      await db.deleteFrom('reply_templates').where('id', '=', id).execute()
    } else {
      await db.updateTable('reply_templates').set({ locale, created_at }).where('id', '=', id).execute()
    }
  }
  // An undo of an earlier change would put back rows of the old shape.
  await db.deleteFrom('change_parts').where('entity', '=', 'reply_templates').execute()
  await db.schema.alterTable('reply_templates').dropColumn('is_hidden').execute()
}

const templates = [
  {
    id: 'first-answer',
    locale: 'en',
    name: 'First answer',
    subject: 'Your request: {service}',
    body: `Hello {name},

Thank you for writing to us. I have read what you need, and we can help with it.

Prices for this: {price}

To tell you what it costs in your case, I would like to know:
- What should it do for you first?
- How many customers write or call on a usual day?
- When do you want to start?

Answer in a few words, or choose a time for a short call: {bookingLink}

{sender}`,
  },
  {
    id: 'demo',
    locale: 'en',
    name: 'Propose a demo',
    subject: 'A short demo: {service}',
    body: `Hello {name},

It is easiest to judge when you see it work. In a demo of half an hour I show you what it would look like for you; it is free, and you owe us nothing.

Choose a time that suits you: {bookingLink}

If none of them does, tell me when you have time.

{sender}`,
  },
  {
    id: 'offer',
    locale: 'en',
    name: 'After the call: what it costs',
    subject: 'Our offer: {service}',
    body: `Hello {name},

Thank you for your time. As we said:

- What we build: …
- What it costs: … (our list: {price})
- When it is ready: …

If that is right, answer with a yes and we begin. If something is not, tell me what.

{sender}`,
  },
  {
    id: 'nudge',
    locale: 'en',
    name: 'No answer yet',
    subject: 'Still interested? {service}',
    body: `Hello {name},

I wrote to you some days ago and do not want to press you. Is this still of interest?

If you would rather talk: {bookingLink}

If it is not the time, one word is enough, and I will not write again.

{sender}`,
  },
  {
    id: 'not-now',
    locale: 'en',
    name: 'We can’t help',
    subject: 'Your request: {service}',
    body: `Hello {name},

Thank you for asking us. What you need is not something we do well enough to take your money for it, so I would rather say so now.

I wish you luck with it.

{sender}`,
  },
  {
    id: 'first-answer-hi',
    locale: 'hi',
    name: 'First answer (हिंदी)',
    subject: 'आपकी पूछताछ: {service}',
    body: `नमस्ते {name},

लिखने के लिए धन्यवाद। मैंने पढ़ लिया है कि आपको क्या चाहिए, और इसमें मदद हो सकती है।

इसकी कीमत: {price}

आपके यहाँ कितना लगेगा, यह बताने के लिए तीन बातें जाननी हैं:
- सबसे पहले इससे कौन-सा काम करवाना है?
- आम दिन में कितने ग्राहक मैसेज या फ़ोन करते हैं?
- कब से शुरू करना है?

दो-चार शब्दों में जवाब काफ़ी है, या छोटी-सी कॉल के लिए समय चुन लीजिए: {bookingLink}

{sender}`,
  },
  {
    id: 'demo-hi',
    locale: 'hi',
    name: 'Propose a demo (हिंदी)',
    subject: 'छोटा डेमो: {service}',
    body: `नमस्ते {name},

चलता हुआ देखकर फ़ैसला करना सबसे आसान है। आधे घंटे के डेमो में दिखाया जाएगा कि यह आपके यहाँ कैसे चलेगा। यह मुफ़्त है, और पसंद न आए तो मना कर दीजिए।

जो समय ठीक लगे, चुन लीजिए: {bookingLink}

इनमें से कोई समय न जमे, तो बता दीजिए कि आप कब खाली हैं।

{sender}`,
  },
  {
    id: 'offer-hi',
    locale: 'hi',
    name: 'After the call: what it costs (हिंदी)',
    subject: 'हमारा ऑफ़र: {service}',
    body: `नमस्ते {name},

समय देने के लिए धन्यवाद। जैसी बात हुई थी:

- क्या बनेगा: …
- कितना लगेगा: … (हमारी रेट लिस्ट: {price})
- कब तक तैयार होगा: …

सब ठीक हो तो जवाब में “हाँ” लिख दीजिए, काम शुरू हो जाएगा। कुछ ठीक न हो, तो बता दीजिए कि क्या बदलना है।

{sender}`,
  },
  {
    id: 'nudge-hi',
    locale: 'hi',
    name: 'No answer yet (हिंदी)',
    subject: 'क्या अब भी ज़रूरत है? {service}',
    body: `नमस्ते {name},

कुछ दिन पहले मैंने आपको लिखा था। कोई जल्दी नहीं है, बस पूछना था: क्या आपको अब भी इसकी ज़रूरत है?

बात करना चाहें तो: {bookingLink}

अभी समय न हो तो एक शब्द काफ़ी है, फिर मेरी तरफ़ से मैसेज नहीं आएगा।

{sender}`,
  },
  {
    id: 'not-now-hi',
    locale: 'hi',
    name: 'We can’t help (हिंदी)',
    subject: 'आपकी पूछताछ: {service}',
    body: `नमस्ते {name},

हमसे पूछने के लिए धन्यवाद। आपको जो चाहिए, वह काम हम इतना अच्छा नहीं करते कि उसके पैसे लें। इसलिए अभी बता देना ठीक लगा।

आपके काम के लिए शुभकामनाएँ।

{sender}`,
  },
  {
    id: 'first-answer-sw',
    locale: 'sw',
    name: 'First answer (Kiswahili)',
    subject: 'Ombi lako: {service}',
    body: `Habari {name},

Asante kwa ujumbe wako. Nimesoma unachohitaji, na naweza kukusaidia.

Bei zake: {price}

Ili nikupe bei inayolingana na kazi yako, ningependa kujua:
- Ungependa tuanze na kazi gani?
- Kwa kawaida ni wateja wangapi hukuandikia au hukupigia simu kwa siku?
- Ungependa kuanza lini?

Jibu kwa maneno machache tu, au chagua muda tuongee kidogo: {bookingLink}

{sender}`,
  },
  {
    id: 'demo-sw',
    locale: 'sw',
    name: 'Propose a demo (Kiswahili)',
    subject: 'Demo fupi: {service}',
    body: `Habari {name},

Ni rahisi kuamua ukiona inavyofanya kazi. Kwenye demo ya nusu saa nitakuonyesha itakavyokuwa kwako. Ni bure, na hulazimiki kununua.

Chagua muda unaokufaa: {bookingLink}

Kama hakuna unaokufaa, niambie ni lini una nafasi.

{sender}`,
  },
  {
    id: 'offer-sw',
    locale: 'sw',
    name: 'After the call: what it costs (Kiswahili)',
    subject: 'Bei yako: {service}',
    body: `Habari {name},

Asante kwa muda wako. Kama tulivyozungumza:

- Tutakachotengeneza: …
- Bei: … (orodha yetu ya bei: {price})
- Itakuwa tayari lini: …

Kama yote ni sawa, jibu “ndiyo” nasi tutaanza. Kama kuna kisicho sawa, niambie ni kipi.

{sender}`,
  },
  {
    id: 'nudge-sw',
    locale: 'sw',
    name: 'No answer yet (Kiswahili)',
    subject: 'Bado unahitaji? {service}',
    body: `Habari {name},

Nilikuandikia siku chache zilizopita, na sitaki kukusumbua. Je, bado unahitaji huduma hii?

Ukipenda tuzungumze: {bookingLink}

Kama si wakati wake, neno moja linatosha, nami sitakuandikia tena.

{sender}`,
  },
  {
    id: 'not-now-sw',
    locale: 'sw',
    name: 'We can’t help (Kiswahili)',
    subject: 'Ombi lako: {service}',
    body: `Habari {name},

Asante kwa kutuuliza. Unachohitaji si kazi tunayoifanya vizuri kiasi cha kuchukua pesa zako, kwa hiyo ni heri nikuambie mapema.

Nakutakia kila la heri.

{sender}`,
  },
]
