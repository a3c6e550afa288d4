import type { ReplyLanguage } from '#domain/chat/conversation.ts'

/** Small numbers as words, for "five teachers" and "paanch mahine". */
export const numberWords = {
  en: 'one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 twelve 12 fifteen 15 twenty 20 thirty 30 forty 40 fifty 50 hundred 100',
  'hi-Latn':
    'ek 1 do 2 teen 3 tin 3 char 4 chaar 4 paanch 5 panch 5 chhe 6 che 6 saat 7 aath 8 nau 9 das 10 dus 10 barah 12 pandrah 15 bees 20 bis 20 tees 30 tis 30 chalis 40 pachas 50 sau 100',
  hi: 'एक 1 दो 2 तीन 3 चार 4 पांच 5 पाँच 5 छह 6 छः 6 सात 7 आठ 8 नौ 9 दस 10 बारह 12 पंद्रह 15 बीस 20 तीस 30 चालीस 40 पचास 50 सौ 100 तीनों 3 चारों 4 पांचों 5 पाँचों 5',
  sw: 'moja 1 mmoja 1 mbili 2 wawili 2 miwili 2 tatu 3 watatu 3 mitatu 3 nne 4 wanne 4 minne 4 tano 5 watano 5 mitano 5 sita 6 saba 7 nane 8 wanane 8 tisa 9 kumi 10 ishirini 20 thelathini 30 arobaini 40 hamsini 50 mia 100',
} satisfies Record<ReplyLanguage, string>

/** What names the first of several. */
export const firstWords = 'first 1st pehle pehla pahle pahla पहले पहला kwanza'

/** What a number is multiplied with when one of these stands beside it. */
export const numberScales: Readonly<Record<string, number>> = {
  thousand: 1_000,
  hazar: 1_000,
  hazaar: 1_000,
  hajar: 1_000,
  hajaar: 1_000,
  हजार: 1_000,
  elfu: 1_000,
  elf: 1_000,
  lakh: 100_000,
  लाख: 100_000,
  laki: 100_000,
  crore: 10_000_000,
  करोड: 10_000_000,
}

/** After a number, these are counted: "2000 customers" is no sum of money. */
export const countedThings =
  'number numbers no nos namba नंबर नंबरों नम्बर kid kids child children pupil pupils boys girls branch branches customer customers people person student students contact contacts client clients message messages product products order orders member members user users follower followers subscriber subscribers item items word words patient patients guest guests visitor visitors lead leads unit units batch batches call calls log logo grahak bachche bacche bachcho sawal order saman watu wateja wanafunzi bidhaa wagonjwa ujumbe maswali ग्राहक ग्राहकों लोग लोगों बच्चे बच्चों छात्र मैसेज ऑर्डर मरीज कस्टमर'

/** What is said to take something out of a choice, in all languages. */
export const droppingWords =
  'scrap drop remove skip minus forget hata hatao hatado nikalo nikal chhodo ondoa toa futa हटा हटाओ निकालो'
