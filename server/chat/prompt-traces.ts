/**
 * Topics of a model's instructions that answers about our work do not mention: one per line, in the languages
 * into which a model may be asked to translate them. A star matches any ending.
 */
export const promptTraces: readonly string[] = [
  'emoji*, émoji*, smiley*, इमोजी, इमोजियों, emotikon*',
  'exclamation*, विस्मयादिबोधक, विस्मय चिह्न, vismayadibodhak, alama za mshangao, mshangao, exclamación, ausrufezeichen*',
  'markup, मार्कअप, markdown, मार्कडाउन, formatting, alama za uundaji',
  'plain text, सादा पाठ, सादे पाठ, सादा टेक्स्ट, सरल पाठ, saada text, sada text, sada path, maandishi ya kawaida, maandishi matupu, texto plano, texte brut',
  '60 words, sixty words, 60 शब्द, 60 शब्दों, साठ शब्द, साठ शब्दों, 60 shabd, 60 shabdon, maneno 60, maneno sitini, 60 palabras, 60 mots, 60 wörter',
  'no lists, without lists, कोई सूची, सूची नहीं, बिना सूची, koi list, list nahi, bila orodha, hakuna orodha, orodha hapana',
  'no links, without links, कोई लिंक, लिंक नहीं, koi link, link nahi, bila viungo, hakuna viungo',
  'facts below, facts do not, following facts, given facts, नीचे दिए तथ्य, नीचे दिए गए तथ्य, तथ्यों में, तथ्य, तथ्यों, neeche diye fact*, neeche diye tathy*, tathya, ukweli ulio hapa chini, ukweli hapa chini, ukweli uliotolewa, hechos',
  'never state, never say an amount, कभी कोई राशि, राशि न बताएं, राशि न बताओ, raashi, कभी भी राशि, usitaje kiasi, kamwe usitaje',
  'duration, durations, अवधि, avadhi, muda wowote, duración',
  'promise, promises, वादा, वादे, wada, ahadi, promesa',
  'call the function*, calls the function*, functions, फ़ंक्शन, फंक्शन, फ़ंक्शनों, kazi zinazofaa, funciones, fonctions',
  'instruction to you, instructions to me, instruction to me, निर्देश, निर्देशों, nirdesh, maagizo, maelekezo kwako, instrucciones',
  'contact details yourself, संपर्क विवरण, संपर्क जानकारी ख़ुद, maelezo ya mawasiliano, sampark vivaran',
  'what visitors write, आगंतुक, विज़िटर, aagantuk, wageni wanachoandika, wanachoandika wageni, visitantes',
  'as [email], [email], [phone]',
  'work out amounts, amounts of your own, अपनी ओर से राशि, अपनी तरफ़ से राशि, apni taraf se raashi, kiasi chako mwenyewe',
]
