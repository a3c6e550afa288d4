import type { UrgencyLevel } from '../conversation.ts'

/** The specification's words for each level, with their Hindi and Swahili equivalents, separated by commas. */
export const urgencyWords: Record<UrgencyLevel, string> = {
  High: `
    urgent, urgently, urgency, asap, a s a p, immediately, immediate, critical, critically,
    emergency, as soon as possible, right away, at once, rush, hurry, quickly, today itself,
    urgnt, urjent, arjent, imediately, immediatly, turant, turnt, jaldi, jldi, jaldee,
    fauran, foran, aaj hi, abhi chahiye, sakht zarurat,
    अर्जेंट, अर्जेन्ट, तुरंत, तुरन्त, फ़ौरन, जल्दी, आज ही, अभी चाहिए, तत्काल, इमरजेंसी, आपातकाल,
    haraka, dharura, mara moja, sasa hivi, upesi, leo hii
  `,
  Medium: `
    soon, within month, within a month, within the month, within one month, within 1 month,
    this month, planning, plan to, jald, is mahine, isi mahine, plan kar, yojana,
    जल्द, इस महीने, इसी महीने, एक महीने में, प्लान कर, योजना,
    karibuni, hivi karibuni, ndani ya mwezi, mwezi huu, napanga, tunapanga, kupanga
  `,
  Low: `
    exploring, explore, considering, consider, maybe, may be, future, just looking, someday,
    shayad, shayd, soch raha, soch rahe, soch rahi, bhavishya, baad mein, baad me, bad me,
    sirf dekh, bas dekh, शायद, सोच रहा, सोच रहे, सोच रही, भविष्य, बाद में, बस देख, सिर्फ़ देख,
    labda, pengine, huenda, baadaye, baadae, siku zijazo, nafikiria, tunafikiria, naangalia tu
  `,
}
