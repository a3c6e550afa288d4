import type { Copy } from '#content/copy/copy.ts'

/** Headings and leads of the addresses that show another service's page. */
export const sameServicePages: Copy['sameServicePages'] = {
  aiChatbots: {
    heading: 'चैटबॉट जो आपके ग्राहकों को जवाब दे',
    lead: 'WhatsApp पर और आपकी साइट पर, हिंदी, अंग्रेज़ी या हिंग्लिश में। वह आपकी ही कीमतें और आपका ही स्टॉक बताता है, और ज़रूरत पड़े तो आपको बुला लेता है।',
  },
  whatsAppAutomation: {
    heading: 'WhatsApp जो जवाब दे, बुकिंग ले और याद दिलाए',
    lead: 'आपके बिज़नेस नंबर से दिन-रात जवाब: कीमत, बुकिंग, रिमाइंडर, फ़ॉलो‑अप। आप सामने बैठे ग्राहक पर ध्यान दीजिए।',
  },
}

/** Texts that all service pages share. */
export const serviceWords: Copy['serviceWords'] = {
  seePrices: 'कीमत देखें',
  note: 'पक्की कीमत आपके कोटेशन में।',
  messageCharges: 'WhatsApp के मैसेज का चार्ज अलग है, वह सीधे WhatsApp को देना होता है।',
}
