import type { Advice } from './advice.ts'

export const romanised: Advice = {
  packages: {
    starter: 'agar WhatsApp ya website par ek assistant kaafi hai',
    growth: 'agar busy counter ko voice aur dashboard bhi chahiye',
    enterprise: 'agar kai branch ya systems jodne hain',
  },
  ecommerce: {
    customerBot: 'agar online shop par product-order ke sawal aate hain',
    ownerBot: 'agar order aur shikayat ki khabar khud aapko chahiye',
    voice: 'agar shop ke customers call bhi karte hain',
    dashboard: 'agar saari baatcheet aur order ek screen par chahiye',
    bundle: 'agar customers ko jawab aur aapko alert, dono chahiye',
  },
  smb: {
    businessBot: 'agar local business ko WhatsApp par jawab aur booking chahiye',
    voice: 'agar customers likhne ke saath call bhi karte hain',
    dashboard: 'agar booking aur follow-up ek screen par chahiye',
    broadcast: 'agar haan kehne wale customers ko offer bhejne hain',
    bundle: 'agar bot, voice, dashboard aur broadcast saath mein chahiye',
  },
  websites: {
    business: 'agar service, daam aur contact dikhana kaafi hai',
    businessWithChatbot: 'agar site par visitors ko jawab bhi milna chahiye',
    portfolio: 'agar apna kaam tasveeron mein dikhana hai',
    shop: 'agar site par hi order aur payment lene hain',
    customApp: 'agar aapke kisi ek kaam ke liye software chahiye',
    bundle: 'agar website ke saath chatbot WhatsApp par bhi chahiye',
  },
  gptAgents: {
    agents: 'agar aapke apne tools mein kaam karwana hai',
    chatbots: 'agar jawab aapke apne documents se chahiye',
    multichannel: 'agar WhatsApp, site, social media par ek hi assistant chahiye',
    avatars: 'agar logon ko padhna nahi, dekhna-sunna hai',
    crm: 'agar enquiry bina type kiye aapke system mein chahiye',
  },
  music: {
    eventSongs: 'agar gaane mein naam aur aapki kahani chahiye',
    jingles: 'agar logon ko aapka business yaad rehna chahiye',
    lyricToMusic: 'agar bol aapke apne hain',
    multiFormat: 'agar ek hi gaana film, reel aur radio par chahiye',
  },
  creative: {
    song: 'agar bol aapki soch se likhwane hain',
    bookReview: 'agar kitab ke baare mein kuch share karna hai',
    authorSite: 'agar kitaben, kahani aur contact site par dikhane hain',
  },
  schools: {
    lessonPlans: 'agar syllabus ke hisaab se class ki taiyari karni hai',
    quiz: 'agar answer key ke saath test chahiye',
    content: 'agar worksheet, notes aur udaharan chahiye',
    grading: 'agar teachers ko shuruaati marks aur feedback chahiye',
    behavior: 'agar teachers ko poore term ke pattern dekhne hain',
    parentCommunication: 'agar parents ko unki bhasha mein message bhejne hain',
    virtualClassroom: 'agar video lesson aur online attendance chahiye',
    careerTest: 'agar class 9 se 12 ko aage ka sochna hai',
  },
}
