/** Words between two questions in one message, in all languages, separated by commas. */
export const joints =
  'and also, and, also, plus, but, then, so, because, aur, or, lekin, par, phir, fir, pia na, pia na je, na, pia, halafu, lakini, kisha, और, तथा, लेकिन, पर, फिर'

/** Short words that join two questions only where the second begins with a word that asks: "price n can I use it". */
export const shortJoints = 'n, &, and'

/** Words that an asking part begins with, or nearly. */
export const openingWords =
  'do, does, did, is, are, am, was, will, would, can, cn, could, should, shall, may, have, has, any, wont, dont, doesnt, isnt, je, mna, mnaweza, naweza, kuna, ipo, iko, una'

/** Words that ask wherever they stand in a part of a message. */
export const askingWords =
  'what, whats, wat, how, hw, when, where, who, whose, whom, which, why, kya, kitna, kitne, kitni, kab, kaise, kese, kaisa, kaun, kon, kahan, kaha, kyu, kyun, kyon, konsa, kaunsa, kaunsi, konsi, kiska, kiski, milega, milegi, hoga, hogi, sakta, sakte, sakti, payega, paunga, paungi, padega, padegi, padenge, lagega, lagegi, lagenge, batao, bataiye, क्या, कितना, कितने, कितनी, कब, कैसे, कैसा, कौन, कहां, कहाँ, क्यों, किसका, किसकी, मिलेगा, मिलेगी, होगा, होगी, सकता, सकते, सकती, पड़ेगा, पड़ेंगे, लगेगा, लगेंगे, बताओ, बताइए, ngapi, gani, lini, vipi, nani, wapi, nini, kiasi, inawezekana, itachukua'

/** What an answer may begin with, and is left out where it stands behind another. */
export const affirmations =
  'Yes, Gladly, Of course, Good, Yours, No problem, Haan, Haanji, Zaroor, Ji haan, Ji, हां, हाँ, ज़रूर, जी, Ndiyo, Karibu, Bila shaka'

/** Small words of all languages, which join others and say nothing. */
export const smallWords =
  'the a an what whats does do would of for in on is are be my our your me us please pls plz and to ka ki ke ko hai h he hain mein me liye wala wali ji bhai ya wa za la cha vya kwa ni na yangu yetu yako का की के को है हैं में मे लिए वाला वाली'

/** Words between two things of which one is to be chosen. */
export const choiceJoints = 'or, vs, versus, ya, yaa, athva, lu ki, lun ki, या, अथवा, लूं कि, लूँ कि, au, ama'

/** Words that join two things, which are set against each other where it is asked how they differ. */
export const pairJoints = 'and, n, &, aur, और, कि, na'

/** What stands behind "or" where the other choice is that there is none. */
export const negations = 'not, no, nahi, nahin, nhi, nai, na, नहीं, नही, ना, la, hapana, siyo'

/** Who says one of these asks what somebody is called. */
export const nameWords = 'name, naam, nam, नाम, jina, anaitwa, aitwaye'

/** ... or where exactly something is. */
export const addressWords = 'address, anwani'
