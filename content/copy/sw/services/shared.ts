import type { Copy } from '#content/copy/copy.ts'

export const sameServicePages: Copy['sameServicePages'] = {
  aiChatbots: {
    heading: 'Chatbot inayojibu wateja wako',
    lead: 'Kwenye WhatsApp na kwenye tovuti yako, kwa Kihindi, Kiingereza au mchanganyiko (kwa Kiswahili, niulize kwanza). Inajibu kutoka kwenye bei na stoki yako, na inakuita unapohitajika.',
  },
  whatsAppAutomation: {
    heading: 'WhatsApp inayojibu, kupanga miadi na kukumbusha',
    lead: 'Namba yako ya biashara inajibu usiku na mchana: bei, miadi, vikumbusho, ufuatiliaji. Wewe unamhudumia mteja aliye mbele yako.',
  },
}

export const serviceWords: Copy['serviceWords'] = {
  seePrices: 'Ona bei yake',
  note: 'Bei ya mwisho utaipata kwa maandishi.',
  messageCharges: 'WhatsApp inatoza ada zake za ujumbe; ni za ziada, na unazilipa kwao moja kwa moja.',
}
