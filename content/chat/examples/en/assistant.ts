import type { assistant } from '#content/chat/topics/assistant.ts'
import type { Examples } from '../examples.ts'

export const englishAssistant: Examples<typeof assistant> = {
  language: `
    can the bot speak maithili
    does it understand tamil
    will it answer in marathi
    which languages can the assistant handle for an ngo
    does it do bangla
    can it take urdu messages from patients
    can the bot talk in hinglish with college kids
    one line hindi one line english, does it cope
    can it reply in gujarati to customers
    does it speak arabic
    which languages does the bot speak
    does the assistant understand hindi
    south indian languages for my clinic bot?
    can it reply in tamil
    my customers write hinglish, will it cope
    does it follow broken hindi of villagers
    does it know punjabi
    can it answer in marathi or gujarati
    half of our parents write english, others hindi
    hindi english mix reply for our helpline
    will it understand when people mix hindi and english
    is english supported
    can the bot speak swahili
    bot in bengali for my clinic?
    what languages can I write to you in
    our customers are from the south, can it do kannada
    my guests write in french and german
    does it get kannada
    half my buyers write english with hindi words
    does it understand bad spelling
    most of my customers are not good in english
    bengali possible?
    can I chat with you in hindi
    is urdu available for the voice assistant
    hindi?
    languages supported
    both languages in one bot or two bots
    our patients speak only hindi, ok?
    does it speak my language
    will it follow hinglish and slang
    customers send messages in roman hindi, fine?
    can it talk in bhojpuri or maithili
    understands telugu?
    can it answer in marathi
    speaks bengali?
    which languages for the hotel bot
    is there a french version of the assistant
    do you speak swahili
    in which languages do you work
    do you know english
    can you talk in hindi
    will it talk to them in their language
    people from the village who know no english, will it manage
    does the bot speak hindi
    can it answer in bengali
    which tongues does it speak
    hindi ok?
    can it write hinglish
    my customers write half hindi half english
    does it understand marathi
    english only?
    urdu?
    can it chat in gujarati
    can it reply in punjabi
    nepali possible for our hostel students?
    my customers write hinglish, will it get that
    will it understand marathi
    in which languages does it answer
    we work with women in bihar, does it get maithili
    does it know swahili
    will it understand hindi typed in english
    customers write broken english, will it understand
    can it talk bengali and tamil
    can this chat speak hindi
    will the bot answer in the language of my customer
    which languages can I use with you
    does it understand spelling mistakes
    can it speak tamil
    my customers mix hindi and english, will it follow
    will it reply in gujarati
    does it understand hindi typed in english letters
    marathi possible?
    customers write with wrong spellings, does it get it
    which languages does it know
    is bangla possible
    does the voice speak hindi
    my english is weak, can we talk in hindi
    does it do kiswahili
    will it answer in the language of the customer`,
  languageSong: `
    song in bhojpuri possible?
    how good is the marathi singing
    can you sing in punjabi
    lyrics are in marathi, fine?
    song in swahili
    in which languages can you make songs
    can the song be in punjabi
    do you do songs in english
    assamese song for our school
    can you make it half hindi half english
    konkani jingle?
    I want a jingle in tamil
    a wedding song in marathi, possible?
    can you sing in bhojpuri
    is a hindi song possible
    do you make songs in bhojpuri for events
    song in sanskrit shlok
    song in swahili?
    which languages for the jingle
    wedding song in rajasthani
    can the lyrics be half english half hindi
    my poem is in malayalam, will it work
    song in tamil?
    which language jingle
    gujarati garba song possible?
    can the anniversary song be in english
    do you make songs in bhojpuri
    which languages for jingles
    is a tamil song possible
    song in swahili possible?
    gujarati garba song?
    jingle in haryanvi possible?
    do you make songs in tamil
    bhojpuri wedding song?
    i want english rap
    is a song in english possible
    can the lyrics be half hindi half english
    lyrics in urdu, can ai sing that properly
    what languages can the song be in
    haryanvi song possible?
    nursery rhyme in tamil
    song in marathi for my mother`,
  languageSchool: `
    are the worksheets in hindi too
    are lesson plans in hindi medium too
    notice to parents in gujarati
    we are a hindi medium school, does it work
    in which language do parents get the messages
    can the lesson plans be in marathi
    can messages to parents be in their mother tongue
    do quizzes come in english and hindi
    is it for english medium schools only
    in what language is the teacher training
    does the lesson tool work in gujarati medium
    hindi medium ok?
    worksheet language
    can parents get notes in urdu
    do lesson plans come in hindi
    are worksheets in hindi too
    in what languages do parents get messages
    in which language do parents get messages
    hindi medium school, will your tools work
    bilingual worksheets?
    lesson plans in hindi medium possible
    do quizzes come in hindi
    is the teacher training in hindi
    does the content maker do english and hindi both
    are the lesson plans in hindi as well
    parents speak marathi, can messages go in that
    our parents dont read english
    worksheets in hindi available?
    can quiz be in hindi
    messages to parents in urdu
    tamil medium school here, works?
    can messages to parents go out in urdu
    worksheets for hindi medium
    we are a hindi medium school, will it fit
    is the quiz in english only
    which languages for parents`,
  keepNumber: `
    will the number i have for ten years stay
    must i get a new sim for the bot
    i do not want to change my whatsapp number
    can i use my current whatsapp along
    do I have to change my phone number
    can I keep my whatsapp number
    will the bot run on my existing number
    do I need a new sim
    what happens to my current whatsapp
    my number is known to all customers, I cannot lose it
    does the bot use my own number
    our number is printed on all the boxes, does it stay
    must i buy a new sim
    do I need a second phone for the bot
    can I still use whatsapp on my phone normally
    will my old chats and number stay
    do i need a second phone for it
    which number will the customers write to
    same number?
    need new sim?
    will my whatsapp number change
    can I keep the number printed on my signboard
    is my present number usable for the bot
    the school's number is 20 years old, will it stay
    does my whatsapp app still work after you set up the bot
    will whatsapp stop on my own phone
    can we go on using the number on our board
    do I need a new number
    will my whatsapp number stay the same
    is a second sim needed
    can I use my present number for the bot
    do I lose my whatsapp chats
    my number is printed everywhere, can it stay
    do i need a fresh sim
    will the bot run on my current number
    can i go on using whatsapp on my phone
    same number ok?
    what happens to my present whatsapp
    will the bot work on my existing number
    do we need to buy another sim
    same number or a different one
    will my whatsapp on the phone stop working
    can I keep using the whatsapp app myself
    does the number printed on my board stay the same
    can two of us still write from the same number
    will I lose my whatsapp number with the bot
    I have had this number for ten years, can I keep it
    can the bot run on the number my patients already have
    do I need to buy another sim
    we cannot change our number, parents know it
    can the bot run on the number my customers already have
    will my contacts see a different number
    can i still use whatsapp myself on that number
    clinic number is printed on all prescriptions, must it change
    someone told me numbers get blocked when bots are used on them
    same sim for clinic and bot ok?
    do i have to give up my personal whatsapp
    can I still use whatsapp on my phone after the bot is on
    will whatsapp on my phone stop working when bot is on
    is there risk that my number cant be used
    new number or the same one
    my neighbour's number was closed after he took a bot
    I heard you lose your number with such bots
    sure the number stays mine
    my own number will be used, right
    is it my number or yours that answers
    which number do customers see
    will customers still write to the same number`,
  mistake: `
    i am afraid it says something wrong to a patient
    scared it will talk nonsense to my customers
    what if it gives a wrong price to somebody
    how do you make sure the answers are right
    what if the ai writes wrong facts in the lesson plan
    can i trust what it tells people
    can it go wrong
    what if the answer is false
    is there a chance that it lies
    what if the bot says something wrong
    how accurate is the assistant
    can the AI make mistakes
    what happens when it gives a wrong price
    I am afraid it will tell customers nonsense
    does it make things up
    how reliable is it
    what if it quotes a wrong room rate
    can it do damage on its own
    what if it breaks something in our system
    if the agent writes nonsense to my buyer who pays for it
    could the agent send a wrong mail to a client
    can it go wrong when it acts alone
    does AI not hallucinate
    it told the wrong fees to a parent, who is responsible
    what if it books the wrong time
    how do wrong answers get corrected
    what if it gives a patient the wrong time
    the agent emailed the wrong customer, then what
    is it always right
    can I rely on what it says
    it might embarrass me with a wrong reply
    ai sometimes lies, does yours
    wrong answers?
    what if it lies
    what if it deletes something
    does it check with me before it does something final
    how do i stop it if it does nonsense
    has it ever told rubbish to customers
    will it book the wrong table
    can I trust its answers
    does it ever get things wrong
    ai says silly things sometimes
    I worry it will quote wrong fees to parents
    will it say rubbish to my students
    what about errors
    what if it says something wrong
    does it make errors
    bot told a wrong price, what then
    can it give false answers
    i am scared the ai says a wrong thing to a patient
    afraid it will tell my patients something false
    how do I know the answers are correct
    what if it promises something I can't do
    can the ai do something stupid behind my back
    is it ever wrong
    how reliable are the answers
    what if it says something false
    can it give a wrong price
    what if the bot gets it wrong
    it might lie to people
    who corrects it when it errs
    does ai not talk nonsense sometimes
    agent did the wrong step, what now
    can it go mad and insult my customer
    what if it tells a patient the wrong time
    bot promised a discount that we don't give, what then
    suppose it mails something wrong in my name
    it booked two people at the same time, who fixes it
    how often is it wrong
    can I trust it not to talk nonsense to my customers
    I heard ai makes things up, is that true for yours
    my son says these bots lie with confidence
    i am scared it tells false things about admission dates
    what happens when it quotes a wrong price
    if it misunderstands a customer what do you do
    does the grading ai make errors
    are the answers checked by somebody
    suppose it says yes to something we don't sell
    bot made a booking for a holiday, what now
    it said we are open on a closed day
    it confirmed something impossible
    it told the customer a wrong address
    my last bot talked nonsense and embarrassed me, how is yours better
    I had a cheap chatbot that was always wrong`,
  cannotAnswer: `
    what if the bot does not know the answer
    what happens with questions it can't handle
    what if a customer asks something strange
    what does it do when it is stuck
    what if a patient asks something it was never told
    how does it deal with complicated questions
    does it hand over to me when it can't help
    will it say i dont know or invent
    what if nobody taught it that question
    what does it do with questions it cant handle
    will it pretend to know
    and if the customer's question is too difficult
    what happens when a customer wants a person
    someone asks about a dish that is not on the menu, what then
    what does it do with a weird question
    does it forward difficult chats to me
    what if it cant answer
    unknown question?
    if a customer asks something it was never taught
    what does it do if it has no clue
    somebody asks a weird question, what then
    if it does not know something?
    does it guess
    what if the question is too hard for it
    and when it is stuck
    it gets stuck, who answers
    strange requests from donors, who takes them
    what does it do with weird questions
    customer insists on a human, then?
    what about questions only I can answer
    question outside syllabus of the bot, then?
    what when it doesn't know the answer
    if a buyer asks something new
    when it has no clue what will it say
    customer asks something strange, what does the bot do
    if the question is too hard for it
    will it pass difficult questions to me
    does it say I don't know
    what happens with questions it was not taught
    what if it has no clue
    what does it do when somebody asks something strange
    when it gets stuck who answers
    what if the customer asks something that is not in its notes
    does it pass tough ones to me
    does it say i dont know or does it invent
    how does it handle questions nobody expected
    what will it reply if it was never taught that
    suppose someone asks about a course we do not have
    does it guess when unsure
    it doesnt know something, then?
    does the bot get smarter with time
    does it learn from what it could not answer
    what about questions nobody thought of
    who answers if the bot can't
    parent asks weird thing, what will it say
    and if the bot has no answer, who does
    what if it can't help the customer
    who takes over when it fails
    where do the hard questions go
    if it has no clue does it make up stuff
    if it does not understand, what is said to my customer
    what happens to questions it cannot solve`,
  humanLike: `
    does it feel like a person when you chat with it
    is the tone friendly
    does it reply warmly like a human
    can it speak in my style
    is the voice on phone robotic
    i dont want robotic replies
    does the calling bot have a natural voice
    will students think it is a real person
    will patients notice it is not a person
    how natural are the replies
    patients hate talking to robots, does it feel human
    can it chat like my receptionist does
    does it sound natural or like a machine
    will my customers feel they talk with a machine
    does it sound like a real human being on call
    will donors know they are talking to software
    does the assistant introduce itself as a bot
    can it copy my way of talking
    does it hide that it is ai
    do you tell people that it is a bot
    i want it polite and personal, not like ivr
    does it feel like a person when you chat with it or not`,
  takeOver: `
    can I see what the bot writes to my customers
    is it possible to go through all chats in the evening
    do i reply myself or does the bot handle everything
    can I step into a chat
    can I answer a customer myself
    when i type does the bot keep quiet
    will it pass an angry parent to me
    how do I control the assistant
    can I read all the conversations
    if a case is delicate i want to write myself
    can we supervise what it says to donors
    can my staff take over a chat
    I want to keep an eye on what it says
    can I interrupt the bot
    is there a place where I see all chats
    can i jump into a chat
    let me answer some customers on my own
    do I stay in charge
    can I switch it off for one customer and write myself
    can my manager look into the chats
    can two of my employees reply from the same inbox
    how do I know what the assistant told people
    can i see chats
    can i reply myself
    is there an inbox
    can i read what was written at night
    do i see the talk with each buyer
    I want to watch what it tells people
    our counsellor must get the urgent chats immediately
    how do I jump in when needed
    can I stop it and talk to the customer on my own
    do I lose control of my whatsapp
    can I jump into the chat
    how do i see what the bot told people
    where do i check what it answered
    does the bot go quiet when i join in
    when i type myself does it stop talking
    how do i know what it replied to a client
    if my staff enters the chat does the bot stop
    i want to read all the chats it has with my patients
    emergency messages should reach me right away
    do i see what it says to people
    can my reception take the chat over
    may i read along
    can i read each chat that the bot has with patients
    i own a small clinic in noida, want to know if every chat can be read by me
    when somebody is in danger who gets the message
    before anything else, may i see all that it writes to my patients
    two receptionists here, can they read the chats of the bot
    i need to know one thing, can i look at every conversation it has
    we are a physio place, am i able to read the chats with our patients
    can i watch every conversation
    can i switch to manual
    do i get to see each message
    does it hand delicate matters to my staff
    before i sign i need to know if i can look into all the chats
    can i correct it in the middle of a chat
    how do i stay in control of what it writes
    can the owner read everything the bot says
    i run a small dental place, will i be able to see every chat
    how do i stop the bot and talk on my own
    can I see what it writes to my customers
    may my receptionist answer instead of the bot sometimes
    can serious cases go to a human at once
    how do I stop the bot and write myself
    can our counsellor enter the conversation when it gets serious
    can my manager step in
    can I read all chats
    can I switch the bot off for one customer
    do I see the conversations on my phone
    can I read what it wrote to my customers
    can my staff jump in while it is chatting
    I want to answer some people myself, possible?
    i should be able to butt in
    is there a way to watch the conversations
    can I see who asked what
    can the nurse read the chats as well
    i want to reply to some patients personally, possible?
    will I still see all the chats
    how do I stop it and reply on my own in one chat
    can three of my people look at the messages
    I don't want to lose control over what is said
    where can I see what was said to a patient
    will i see what it told to the parents
    do I get to see the talks`,
  botRules: `
    can it haggle with buyers
    customers here always bargain, what will it say to them
    will the assistant give away free stuff by itself
    what stops it from offering 50 percent off
    can i forbid it to talk about some topics
    who decides what it is allowed to say
    i dont want it to quote wholesale rates to retail people
    can i set limits on what the bot tells customers
    what if a customer tricks it into a lower price
    would it ever agree to a return we don't accept
    it should never commit a delivery date, can i set that
    how do i control its answers
    can i tell it to not mention competitors
    bot offering discounts without asking me
    does it invent offers
    is it going to promise things we cannot do
    can the assistant bargain like my salesman
    how does it know our return policy
    we have special terms for dealers, will it keep them secret
    can i give it my own rules
    who makes the rules for the bot
    i am scared it says yes to everything`,
  medical: `
    patients ask about tablets at night, what does it say
    i do not want a machine to give medical advice
    what if somebody asks which dose to take
    what if a patient asks for medical advice
    will the bot diagnose patients
    does it give advice on medicines
    what if somebody writes about an emergency
    a patient describes chest pain to the bot, what happens
    we are a spa, people ask about skin disease, what does it say
    does it tell people which pill to take
    can it prescribe medicine
    is it safe for a doctor to use, legally speaking about health advice
    patient asks which tablet to take
    a mother asks which syrup to give, what happens
    does the assistant handle symptoms
    medical advice?
    will the bot give health tips
    what if patient asks about pills
    what does the bot do in an emergency
    it must never give treatment tips, can you assure that
    patients describe their illness to it, then what
    will it triage emergencies
    will it give medicine advice to patients
    patient asks for treatment, what does it say
    does the bot diagnose
    what if somebody writes about chest pain
    will it tell patients what to take
    does it give health tips
    my friend is a doctor and fears it plays doctor
    what does it do with symptoms
    can it advise on a disease
    does the bot pretend to be a doctor
    can it suggest tablets
    will the clinic bot tell people what to take
    mothers message me about fever at night, does it tell them it is not a doctor
    if somebody writes chest pain what does the bot reply
    i am worried it plays doctor with my patients
    can ai prescribe on my behalf
    will it tell patients which tablet to take
    can it look at a scan and say what is wrong
    what if a patient describes chest pain to it
    health questions from patients, who answers them
    can it tell them which test they need
    does it diagnose
    lab report interpretation by the bot?
    can it give health advice to my patients
    what if someone asks dosage of a medicine at night
    is it safe in a clinic, what if someone asks about dosage
    patient asks is this serious doctor, then what
    patient sends a photo of a rash, what will it say
    someone asks the bot about a rash, what does it say
    we are doctors, it should never prescribe
    will it tell the patient what disease he has
    can the bot suggest a tablet for fever
    does it advise on symptoms
    what about emergencies at night
    does it read blood reports and explain them
    somebody asks about side effects, does it answer
    patients ask about side effects, will the bot answer them`,
  consent: `
    can i message 5000 people i do not know
    i bought a list of numbers, can your tool send to them
    send offers to everybody in my phone book
    diwali offer to all old customers at once
    can patients opt out
    can I message people who never gave me permission
    will whatsapp block my number if I send offers
    can customers unsubscribe from the messages
    do I need permission to send promotions
    I bought a list of numbers, can I send them messages
    can i message people who never asked
    will whatsapp ban our ngo
    how do people opt out of my offers
    is sending bulk messages legal
    will my number get banned
    may i message everyone in my phone book
    will whatsapp block us if we send deals
    how do guests opt out
    can I send messages to strangers
    do customers have to agree before they get offers
    what about spam rules
    can i spam
    bulk msg to everyone allowed?
    will they block me
    i keep getting messages from a clinic bot, how do i stop them
    if whatsapp blocks us for sending camp messages
    can our number be banned for reminders
    what if customers don't want offers
    can i blast messages to numbers i got from a list
    i have 3000 numbers, can i send offers to them
    how does a patient unsubscribe
    may i write to people who never asked
    bulk whatsapp to strangers ok?
    please stop the offers that come to me
    is mass messaging allowed
    will my number be banned for promotions
    bought a database, can you message it
    is permission required before sending offers
    can i send to numbers i bought
    do people need to agree before i send offers
    one word to stop?
    I scraped numbers from the net, can we message them
    only those who said yes get it?
    how can a customer stop the messages
    is mass messaging legal
    will whatsapp block me for sending offers
    can I message people who never agreed
    do my customers have to agree before I send offers
    donors who dont want messages, how do they stop
    do people have to agree first
    will my number be banned
    how do people unsubscribe from my messages
    is it spam if I send to everybody
    will whatsapp ban me if I send offers to everybody
    send to all numbers i have, allowed?
    does it bug people again and again
    how often does it chase someone who did not book
    can I message a list of numbers I bought
    what if somebody does not want the offers
    people who never agreed, can I message them too
    how do customers stop the messages
    is sending offers to all my contacts allowed
    will I get blocked for sending bulk messages
    I have 3000 old numbers in excel, can I send to all
    a customer says stop, what then
    is this spam
    do they have to agree before I send offers
    a shopkeeper I know got his whatsapp blocked for bulk messages
    what must a donor write to get no more messages
    a friend says chatbots are illegal on whatsapp
    is a bot on whatsapp allowed at all
    how does a parent stop the messages
    the bot of my son's school writes me daily, i want out
    I heard whatsapp closes accounts with bots
    does whatsapp permit this`,
  botModel: `
    what llm powers the bots you build
    is my bot going to run on gpt or gemini
    do you build on openai or something else
    which language model will our assistant use
    are the client bots based on claude
    can i choose the ai model for my bot
    what is under the hood of the customer bot
    is it llama or gpt
    which engine is behind the whatsapp bot
    do you train your own model or rent one
    what technology are your bots built with
    which version of gpt will my chatbot have
    tech stack?
    do you use langchain or rasa for bots
    what ai will talk to my customers
    is it your own ai or somebody elses
    what framework do you make the bots in`,
  followUps: `
    how many times does it remind a patient
    will the bot pester people
    i dont want it to irritate my customers with messages every day
    does it keep sending messages to somebody who did not reply
    if a lead goes cold does it message him again
    how often will it text my clients
    is one reminder sent or ten
    when do the reminders go out
    our last bot spammed the parents till they blocked us, is yours the same
    the previous software wrote again and again to people, does yours
    enquiries for admission went cold, does it write again
    does yours also message people ten times
    will it write to parents over and over
    the bot we had kept messaging, customers blocked our number
    does it text the same person repeatedly
    somebody asked the price and went silent, does the bot write to him
    our old software sent six reminders and people got angry
    reminder timing?
    does it chase people who didnt book
    will my patients get spammed by this
    how does the follow up work
    follow ups, how many
    does it nag
    will donors who did not answer be written again
    i fear people will block my number because the assistant writes too much
    how long before the appointment is the reminder
    does the reminder go the day before or same day
    does it nag people who did not book
    some patients ask fees and never come back, a reminder for those?
    what does it do with people who only enquired
    will parents get too many messages from it
    can people tell it to stop messaging them
    do customers feel harassed by so many messages`,
  shopPlatforms: `
    i sell only on amazon, anything for me
    we are on flipkart and meesho, does it fit
    does it read my orders from an excel list
    i write orders in a sheet, will it work
    can it work with my own website's orders
    we keep orders in a notebook, possible?
    works with instagram shop?
    does it work with shopify
    which shop systems are supported
    does it work with amazon orders
    my shop runs on woocommerce, does the bot fit
    I sell on amazon, does it work with that
    i sell my books on shopify, works?
    our store runs on opencart, fine?
    we are on woocommerce
    i have a custom made shop, does it fit
    can it read orders from my website
    we keep our orders in a sheet, is that ok
    does it work with magento
    can you connect my meesho shop
    we sell through instagram and note orders in excel
    is it compatible with my online store software
    do you support prestashop or opencart
    our store is home made, can it be linked
    i keep orders in a notebook, hm?
    i sell on etsy and my own page
    works with prestashop?
    shopify?
    woo commerce support?
    etsy?
    works with amazon store?
    magento?
    woocommerce store, does it fit
    my shop is on wix, ok?
    i sell through a google sheet
    do you support shopify
    i only have an instagram shop
    works with woo?
    our web shop is custom made
    I take orders in a google sheet
    is my shop software supported
    I use woocommerce
    my store is on magento, ok?
    can it read orders from my shop software
    we only have an excel of orders
    our site is on wix, can the order bot read it
    we have opencart
    I sell on meesho and amazon, does it work
    my orders are in an excel sheet
    woocommerce supported?
    does it connect to my online store
    we are on woocommerce, does it fit
    orders sit in a google sheet, is that ok
    does the bot read shopify orders
    I sell on amazon and my own site
    will it work with my dukaan store
    we sell merch through instagram, can the bot see orders
    our store runs on magento
    my shop software is home made, can the bot read it
    we note the orders in a register, does it work then
    is opencart supported
    does it connect to my online shop
    my developer says a bot can't read woocommerce
    they told me shopify does not allow bots, true`,
  calendar: `
    does it work with google calendar
    can it use my calendar
    two doctors in one cabin, will it ever give the same slot to two people
    my wife and me share a calendar, can the bot use the same one
    does it look at my google calendar before giving a time
    last month two patients came at the same hour, can this be prevented
    how does it know when I am free
    i dont want clashes between my home visits and clinic slots
    will it double book
    patients were booked on top of each other
    is my outlook calendar supported
    we write appointments in a paper diary, does that work
    no double entries please, is it sure
    i note bookings in google calendar
    does it look at my outlook
    does it sync with the calendar on my phone
    two people at the same time, can that happen
    will the bookings show up in my calendar
    does it work with outlook calendar
    will it sync to my calendar
    is double booking possible
    can it see when i am free
    which calendars
    we write appointments in outlook, can it read that
    overlapping appointments are my biggest headache
    does it check if the slot is free
    google calendar?
    where do the bookings show up
    in which calendar do i see the bookings
    could two people get the same slot
    we use a paper diary, must we change
    can it see my schedule
    can it check who is free before it books
    avoid double bookings?
    works with my phone calendar?
    will it mix up appointments
    how does it know which slots are free
    the same hour given to two students, happened twice. how do you stop that
    does it see my google calendar
    does it block the time in my calendar by itself
    can it check my free slots
    is it linked with my appointment diary
    slots clash all the time at our lab, will the bot know what is taken
    does it put the booking in my calendar
    it should never give a taken slot
    will it see that i am on leave that day
    we mixed up two patients last week
    two kids in one slot, it is shameful, does your bot do that too
    we use outlook calendar
    does it look into google calendar
    will it know when I am free
    I keep appointments in outlook
    my diary is on paper plus google calender, which will it use
    can it avoid double booking with my diary app
    two doctors with two calendars, works?
    is my existing calendar used`,
  tools: `
    do you integrate with razorpay
    can it connect to razorpay
    does it connect with our payment gateway
    can it be linked to our accounting software
    do you integrate with freshdesk
    will it sync with our inventory system
    can it put enquiries in zoho automatically
    can it read our erp
    does it connect to our billing program
    will leads go into hubspot
    can it connect to zoho
    which software can you integrate
    can it connect with our school erp
    does it work with tally
    we use hubspot, can it be linked
    can it write into our erp
    does it talk to salesforce
    we use sap, can it be linked
    can it write into google sheets
    will it talk to our billing program
    which tools can be connected
    does it integrate with our hospital software
    can you connect it with our erp
    is there an api connection
    does it know zoho books
    is hubspot supported
    can it be linked to our erp
    will it work with google sheets
    do you connect to salesforce
    works with tally?
    can it write into excel
    link with our billing program
    integrates with what
    does your thing speak to our software
    tally and busy, supported?
    can it push data to my crm
    can it send data to salesforce
    we use a self made program at work, can it be connected
    does it work together with gmail
    link with our hotel software
    is freshsales supported
    do you connect with quickbooks
    zoho?
    does it know how to use tally
    can the bot read from tally
    tally, does your bot know it
    does your bot understand busy or tally
    is the bot familiar with zoho
    does the assistant know hubspot
    tally integration
    does it work with my software
    connect to our app?
    zoho connection?
    can the bot talk to razorpay
    we have our own program, can the bot read from it
    google sheets for enquiries
    can the data go to excel
    will it fit with the systems we use now
    can it talk to tally
    does it connect with zoho
    we use google sheets, can it write there
    our lab software, can it link
    can it fill our google sheet
    works with pipedrive?
    will it work with our billing software
    can it be joined to hubspot
    works with hospital software?
    can it update my excel
    our clinic has its own software, can the bot connect
    does it integrate with our existing patient software
    does it integrate with anything
    what other programs does it connect to
    can it push the enquiries into zoho
    does it talk to tally
    we use hubspot, can it be joined
    our hotel software is old, can it be connected
    google sheets integration possible?
    will it write into the software we already use
    can you link it with our billing program
    do you integrate with other software
    does it link with google classroom
    works with salesforce?
    can it write in our excel
    does the bot put the lead into our crm`,
  night: `
    does it work at night
    patients from abroad write when we sleep
    is the bot available around the clock
    does it run when the office is locked
    what about messages on sundays
    who answers when my shop is closed
    customers write at midnight
    does it answer while I sleep
    is it active on holidays
    will it reply when I am in surgery and cannot look at the phone
    how quickly does the bot respond
    after 8 nobody is in clinic, who replies
    guests write at 3 am from other time zones
    does it answer when the cafe is shut
    does it answer instantly
    parents message at 11 at night
    does it work on sundays when the school is shut
    people write late in the evening and nobody replies
    reply in the evening when staff is gone
    24/7?
    how many people can it answer at the same time
    24x7?
    at night?
    does it reply at once
    will it reply on sundays and holidays
    is it awake when i sleep
    sundays and holidays too?
    customers write at 11 pm
    when we are closed
    how fast are the answers
    can it talk with fifty people at once
    it should answer at 3 am too
    does it answer at 2 in the night
    works on sundays too?
    does it answer at 3 am
    is it on during holidays
    who replies when i sleep
    works all night?
    after 10 pm also?
    will it reply when I sleep
    is it running 24 hours
    my shop is closed on monday, does the bot work then
    will it reply after closing time
    does it answer when I am on holiday
    we close at 7, does it answer after that
    does it reply at 3 in the morning
    and on sundays and holidays
    will it answer during puja holidays
    is it awake all the time
    is it on during my operation hours
    will somebody reply when I sleep
    what happens with messages that come after closing
    is it on during diwali
    works round the clock?
    do I have to switch it on every morning`,
  bookings: `
    will it remind my patients
    can it remind parents about the trial class
    does it message people again who did not book
    will it follow up those who asked and vanished
    reminder on the morning of the checkup?
    how many times will it chase an enquiry
    does it send a reminder before the appointment
    one gentle nudge to those who enquired, can it do that
    how many reminders does it send
    can people cancel through it
    does it write back to those who went silent
    will it stop no shows
    can it keep the table reservations
    can it take appointments
    does it remind patients of their visits
    can customers reschedule with the bot
    how does booking through whatsapp work
    does it send reminders
    can it confirm the slot and remind later
    can people cancel their appointment in the chat
    will it follow up with people who did not book
    table for six on friday, can it take that
    can members book the 7 am class
    visits to flats, can it fix them
    my clients forget their appointments
    can it manage table reservations
    when are reminders sent
    does it write again to those who did not answer
    follow up after enquiry, once or many times
    does the reminder go by itself or must i press something
    our donors forget the blood camp time, can it remind them
    patients shift their time five times, can it handle that
    is there a message to the patient an hour before
    we have many no shows, does it help
    can it book trial classes
    does it note the name and number of everyone who asks
    how does the bot handle follow ups
    can it schedule site visits for flats
    does it call back missed callers
    does it remind people a day ahead or only same day
    does it book
    do mothers get told the evening before vaccination day
    reminders?
    will it remind people before their slot
    can clients move their appointment
    can a guest change his table
    rescheduling by the client himself?
    will it nudge people the evening before
    patients don't turn up
    follow up with leads automatically?
    how does it handle cancellations
    does it collect names and numbers of people who ask
    people forget the counselling session, reminder possible?
    half of my bookings never show up
    does it poke the parents who asked about admission and went quiet
    can someone cancel at midnight
    can patients book by themselves
    will it move an appointment
    can patients cancel through it
    does it fill my calendar
    can it do reservations
    will it remind my clients of their appointment
    my patients forget their time, can it remind them
    parents want to reserve a trial class for the kid, does it do that
    does it book tables
    can it take appointments for three doctors
    people cancel at the last minute, can the bot handle that
    does it fix time for flat visits
    can it do appointments for my salon
    does it take reservations for a restaurant
    room enquiries and dates, can it handle
    will it call back the no shows
    will patients feel spammed by the follow ups
    book free demo class for new students automatically
    can it move an appointment
    can the bot show free slots to my patients
    can patients pick a time by themselves
    somebody asks for the fees and then goes silent, does it write to them again
    how often does it message people who did not reply
    can it register kids for the summer workshop slots
    will it offer only the timings that are really empty
    does it remind people before the visit
    we lose enquiries after the seminar, does it keep a list
    it should collect name and number of everyone who asks about the course
    does a cancelled slot open up again
    can it move an appointment if somebody is late
    will the bot annoy those who asked once
    half of my clients don't show up, will it remind them
    when someone drops out is the slot given to others
    what does it do when a patient does not show up
    does it cancel and rebook
    will it send a reminder the day before
    can it give a slot to a new patient by itself
    people forget their slots
    can students book a demo lecture through the bot
    how does it take a booking
    will it pester those who only enquired
    can it book for three stylists
    does it follow up with people who asked and never came
    seat booking for our weekend batch
    can it put people on a free slot
    can customers cancel their booking themselves
    patient wants to come at another time, can they change it themselves
    folks ask and disappear, does it run after them
    can people shift their appointment on their own
    can patients reschedule without calling
    rescheduling by the patient without calling my desk
    does it let people change the time
    half the people who ask never come, does it nudge them
    can clients call off an appointment by themselves
    who cancels when a customer cannot come`,
  orders: `
    can the bot tell customers where their parcel is
    does it know the order status
    can it tell when the book arrives
    customers keep asking where their order is
    can people look up their parcel with just the phone number
    can it take orders on whatsapp
    will it answer questions about stock and sizes
    how does it handle returns
    can it tell if a product is available
    my buyers never remember the order number, can they still check
    does it know delivery times
    can buyers track their shipment through the bot
    does it find the order by phone number
    readers ask where their book parcel is
    will it find the order by mobile
    can it recommend products and send the buying link
    buyers ask about size and colour all day
    can it say when the parcel arrives
    handles exchange requests?
    does it know which sizes are left
    does it answer about cash on delivery
    order status?
    tracks parcels?
    track merch orders
    can it tell someone that the medium in blue is sold out
    can it say if a size is in stock
    answers where is my order
    does it deal with returns and exchanges
    returns questions, does it handle them
    will it say whether xl is in stock in black
    does it know whats in stock
    can customers buy through the chat
    can it say where a parcel is
    does it know my stock
    a customer asks is the red one available in 38, can the bot answer
    will it tell the delivery date
    customers ask where is my order all day
    does it know my catalogue and availability
    can it tell people where their parcel is
    does the bot see my stock by colour and size
    does it know if a size is in stock
    customers ask order status all day
    can it take orders
    will it answer about delivery and returns
    can it send the link of the product that is in stock
    how does the bot know where the order is
    a customer lost the tracking id, can it still find it
    can it check stock
    where is my order type of questions, does it do those
    buyer only gives mobile no, will bot know where the packet is
    can it take cake orders on whatsapp
    can it tell a buyer where the parcel is
    does it know what is in stock
    will it answer about sizes and returns
    customers ask has it shipped, can the bot say
    how does the order bot know where my parcel is
    does it handle exchange questions
    can it check whether the red one is available
    delivery date questions, can it do those
    can buyers ask for cash on delivery status`,
  updates: `
    can i change the answers myself or must i call you each time
    is changing an answer charged
    what if my timings change every week
    my prices change often, who updates the bot
    how do I change the answers later
    I have new opening hours, how does the bot learn that
    is changing the answers free
    new doctor joined, is adding him free
    if I add a new service will the bot know
    who keeps the assistant up to date
    menu changes weekly, who updates it
    we changed our rates, what now
    do small changes cost extra
    we change our menu every week
    can I update what the bot says myself
    how do I add a new product to the bot
    what if my timings change during festivals
    prices changed, now what
    how to update answers
    new collection every month, does that cost extra
    if my timings change who tells the bot
    new menu every month, extra cost?
    can i change my prices in the bot later
    what if my hours change
    i have new prices every month, who enters them
    small change, do i pay
    can you add a new service to the bot later
    do edits cost money
    we changed our address, who updates the bot
    who changes the opening times in the bot
    new fees from april, do you change it
    do you charge for small edits
    will you keep its knowledge fresh
    my prices change every week, who updates the bot
    how do I change the timings in the bot
    who edits the answers of the bot
    we change batches each month, cost?
    I got a new menu, will you put it in
    can I tell the bot that we are closed tomorrow
    do you charge for small changes
    who changes the answers when my fees change
    my fees change in april, who updates the bot
    if I add a new doctor do I pay again
    prices change every season, what does that cost
    can you change the timings in it for ramadan
    fees revised, how to tell the bot
    is changing an answer free
    new menu every month, who feeds it
    who changes the answers when my rates change
    clinic timings change in winter, who updates the bot
    what do small changes cost later
    does an update of hours cost extra`,
  benefit: `
    what is the benefit of a bot for me
    why do I need an assistant
    how would a bot help my business
    how does it help a clinic
    what would change for me
    is it worth the money
    what problems does it solve
    how does it save me time
    I manage fine without, why should I get one
    what good does a chatbot do for a small shop
    what are the advantages of whatsapp automation
    in what way does it help a clinic
    why bot
    what use is it
    explain in simple words what this does for a shop
    what changes in my day with it
    benefits?
    why would a doctor want this
    what is in it for me
    what does a coaching get out of it
    how does this make my life easier
    is a bot really necessary for a small clinic
    what do I gain
    what is the use of a bot for me
    how will it help a bakery
    what do i gain from a bot
    why would i need this
    is it useful
    what changes for me
    whats in it for my shop
    does it save me time
    why do I need this
    I already have a receptionist, why a bot
    what would it do for a normal restaurant
    how does it help a boutique
    what changes for me if I have the bot
    use of a bot in a school office
    what can it do that I cannot do on my own
    is it better than keeping a boy for replies
    will it really save me time
    what does a bot do for a tutor
    does a tiny shop need a bot at all
    what good would a bot do me
    why should a small shop have this
    how does it help my clinic really
    what do I gain from it
    why should a salon have that
    is it worth it for a one man business
    honestly what can it do that I can't do myself
    what changes in my day if I take it
    what changes for my receptionist
    how would this save me time
    convince me that I need a bot
    what problem does it solve
    I manage fine with my phone, why would I need it
    will I notice any difference
    what does it do that my receptionist cannot
    is it better than hiring someone
    bot or a boy at the counter
    I pay a girl 10000 to answer messages, would the bot be cheaper
    will it replace my staff
    do I still need a receptionist with the bot
    I'd like to free one of my two girls who answer messages`,
  noWebsite: `
    do i need a website for the bot
    i only have whatsapp, no site, fine?
    I have no website, can I still use the bot
    our clinic has no site, can bot still work
    do i need a website before the bot
    do I need a website for the whatsapp bot
    does the bot need a site
    can it work only on whatsapp
    we only have a phone and whatsapp, nothing else
    we have no page, only a number
    i want it on the site only, not whatsapp
    can it live only on my website
    is a homepage required for the assistant
    will it work without a website
    no website ok?
    is a website a must for the assistant
    we just use whatsapp, is that enough
    chat on the site but no whatsapp please
    only whatsapp, no site
    only whatsapp, no website, ok?
    must I have a site first
    I don't have a website, can I still get a bot
    do I need a site for the bot
    I sell only on whatsapp, no website
    i have no site, only whatsapp
    must i have a website
    bot without a site?
    we dont have any web page, is that ok
    is a website necessary
    bot without website possible
    coaching without website, possible?
    we have only a facebook page and no site
    I have no website, can I still have the bot
    do I need a site first
    only whatsapp, no site, is that enough
    we are not on the internet at all, just whatsapp
    is a website necessary for the bot
    can it work without any web page`,
}
