import { business } from '#content/business.ts'
import type { Locale } from '#domain/locale.ts'

/** Texts of mails to data subjects about their data. */
export type PrivacyEmailCopy = {
  link: {
    subject: string
    preview: string
    heading: string
    text: string
    button: string
    terms: string
    notYou: string
  }
  erased: {
    subject: string
    preview: string
    heading: string
    text: string
    stays: string
    again: string
  }
}

const english: PrivacyEmailCopy = {
  link: {
    subject: `Your data at ${business.name}`,
    preview: 'The link shows what I hold about this address. It works for one hour.',
    heading: 'Your data',
    text: 'Someone, most likely you, asked to see what I hold about this email address. The link shows it. There you can also download it, correct it, withdraw your consent, or have it erased.',
    button: 'See my data',
    terms: 'The link works for one hour. Don’t share it: anyone who has it can do all of this.',
    notYou: 'If you did not ask for it, ignore this email. Nothing happens without the link.',
  },
  erased: {
    subject: `Your data at ${business.name} is erased`,
    preview: 'This is the last email about it.',
    heading: 'Your data is erased',
    text: 'I have erased what I held about this email address: requests, chats, demos and emails. It cannot be restored. This email is deleted too, once it is sent.',
    stays:
      'Two things remain: a note that something was erased, with a scrambled code of the address that nobody can read back, and copies in backups until those are replaced.',
    again: 'You are welcome to write to me again at any time.',
  },
}

const hindi: PrivacyEmailCopy = {
  link: {
    subject: `${business.name} के पास आपका डेटा`,
    preview: 'लिंक दिखाता है कि इस पते के बारे में मेरे पास क्या है। यह एक घंटे चलता है।',
    heading: 'आपका डेटा',
    text: 'किसी ने, शायद आपने ही, पूछा है कि इस ईमेल पते के बारे में मेरे पास क्या है। नीचे का लिंक वह सब दिखाता है। वहीं से उसे डाउनलोड कीजिए, ठीक कीजिए, अपनी सहमति वापस लीजिए, या सब मिटा दीजिए।',
    button: 'मेरा डेटा देखें',
    terms: 'लिंक एक घंटे चलता है। इसे किसी को न दें: जिसके पास यह हो, वह यह सब कर सकता है।',
    notYou: 'अगर आपने नहीं पूछा, तो इस ईमेल को छोड़ दीजिए। लिंक के बिना कुछ नहीं होता।',
  },
  erased: {
    subject: `${business.name} के पास से आपका डेटा मिटा दिया गया है`,
    preview: 'इस बारे में यह आख़िरी ईमेल है।',
    heading: 'आपका डेटा मिटा दिया गया है',
    text: 'इस ईमेल पते के बारे में मेरे पास जो कुछ था, वह मैंने मिटा दिया है: पूछताछ, चैट, डेमो और ईमेल। उसे वापस नहीं लाया जा सकता। भेजे जाने के बाद यह ईमेल भी मिटा दिया जाता है।',
    stays:
      'दो चीज़ें बचती हैं: एक नोट कि कुछ मिटाया गया, जिसमें पते से बना एक कोड है जिससे पता कोई वापस नहीं पढ़ सकता, और बैकअप की कॉपियाँ, जब तक उनकी जगह नई नहीं आ जातीं।',
    again: 'आप जब चाहें, मुझे फिर लिख सकते हैं।',
  },
}

const swahili: PrivacyEmailCopy = {
  link: {
    subject: `Taarifa zako kwa ${business.name}`,
    preview: 'Kiungo kinaonyesha taarifa nilizo nazo kuhusu anwani hii. Kinafanya kazi kwa saa moja.',
    heading: 'Taarifa zako',
    text: 'Kuna mtu, huenda ni wewe, ameomba kuona taarifa nilizo nazo kuhusu anwani hii ya barua pepe. Kiungo kinazionyesha. Hapo unaweza pia kuzipakua, kuzirekebisha, kuzifuta, au kuondoa idhini yako.',
    button: 'Ona taarifa zangu',
    terms:
      'Kiungo kinafanya kazi kwa saa moja. Usimpe mtu mwingine: yeyote aliye nacho anaweza kufanya haya yote.',
    notYou: 'Kama hukuomba, puuza barua pepe hii. Bila kiungo hakuna kinachofanyika.',
  },
  erased: {
    subject: `Taarifa zako kwa ${business.name} zimefutwa`,
    preview: 'Hii ni barua pepe ya mwisho kuhusu jambo hili.',
    heading: 'Taarifa zako zimefutwa',
    text: 'Nimefuta taarifa nilizokuwa nazo kuhusu anwani hii ya barua pepe: maombi, mazungumzo, demo na barua pepe. Haziwezi kurudishwa. Barua pepe hii pia hufutwa ikishatumwa.',
    stays:
      'Vitu viwili vinabaki: kumbukumbu kwamba kitu kilifutwa, pamoja na msimbo uliotokana na anwani ambao hakuna anayeweza kuugeuza kuwa anwani tena, na nakala rudufu (backup) hadi zitakapobadilishwa.',
    again: 'Karibu uniandikie tena wakati wowote.',
  },
}

export const privacyEmailCopy: Record<Locale, PrivacyEmailCopy> = { en: english, hi: hindi, sw: swahili }

/** Texts of the mail to the owner about a data subject's action or request. */
export const dataNoticeCopy = {
  erased: {
    subject: 'A person had their data erased',
    preview: 'A visitor used the link to their own data.',
    heading: 'A person had their data erased',
    text: 'A visitor opened the link to their own data and had it erased. It cannot be brought back, and this mail does not say who it was.',
    demos: 'Their demo is called off. Take it out of your own calendar:',
  },
  correction: {
    subject: 'A person asks for a correction',
    preview: 'It changes how the lead is found, so a person has to look at it.',
    heading: 'A correction to look at',
    text: 'A visitor asks to have this corrected. It changes how the person is found again, so it was not done by itself:',
  },
  withdrawn: {
    subject: 'A person withdrew their consent',
    preview: 'They do not want to hear from us any more.',
    heading: 'A consent is withdrawn',
    text: 'A visitor withdrew their consent. Mails that waited for them are dropped, and none go out until they write to you again. What they wrote for the site is off it. Do not call or write to them.',
  },
  shared: {
    subject: 'A person asks for data that only you can hand over',
    preview: 'More than one address or number came to the same lead.',
    heading: 'Data that only a person can hand over',
    text: 'A person with the address of this lead asks for its data, or has erased the rest. Another address or number came to the same lead, so the link did not show or erase it. Find out who they are, then use Privacy in the back office.',
  },
  phone: 'Phone',
  button: 'Open the lead',
} as const
