import type { assistant } from '#content/chat/topics/assistant.ts'
import type { Examples } from '../examples.ts'

export const englishAssistant: Examples<typeof assistant> = {
  language: `
    parents write in hindi and english mixed, will it understand
    our patients mix two languages in one message, does it get that
    does the bot understand hinglish
    which languages do you support
    does it speak hindi
    does the bot know hindi
    does it understand hinglish
    can it speak punjabi
    can the bot speak maithili
    does it understand tamil
    will it answer in marathi
    what language does it use with my patients
    my clients type in whatever comes to them, sometimes devnagri sometimes abc, will it manage
    which languages can the assistant handle for an ngo
    does it do bangla
    my staff writes marathi to customers, can the bot too
    can it take urdu messages from patients
    aunties here send everything in pure hindi script, is that a problem for the bot
    can the bot talk in hinglish with college kids
    which language will guests hear from it
    one line hindi one line english, does it cope
    can it reply in gujarati to customers
    we are in nairobi and people text in sheng, would it follow
    can it handle tamil customers at our textile shop
    does it speak arabic
    which languages does the bot speak
    does the assistant understand hindi
    will my buyers in kerala be answered in their mother tongue
    would a customer from odisha get his reply in odia
    south indian languages for my clinic bot?
    i run a tiffin service, people write half words in hindi, does it follow
    my customers write hinglish, will it cope
    my shop is at the border, some write nepali some hindi, what will the bot do
    does it follow broken hindi of villagers
    mixed hindi english messages, any trouble for it
    does it know punjabi
    can it answer in marathi or gujarati
    how does it choose the language to answer in
    customers type "bhaiya rate batao", would it understand
    half of our parents write english, others hindi
    hindi english mix reply for our helpline
    will it understand when people mix hindi and english
    is gujarati supported for my jewellery showroom
    kya bot hindi samajhta hai, i mean properly
    is english supported
    can the bot speak swahili
    bot in bengali for my clinic?
    does it only know english
    our customers are from the south, can it do kannada
    my guests write in french and german
    people from assam order from us, assamese chalega?
    my old customers cannot read english
    does it get kannada
    half my buyers write english with hindi words
    does it understand bad spelling
    can it switch language for each person
    suppose first message is english and next one is hindi, does it switch
    most of my customers are not good in english
    bengali possible?
    what about punjabi speaking parents at our academy
    elderly patients type kal aana hai doctor saab, will the machine understand that
    is urdu available for the voice assistant
    can i choose that it replies only in hindi
    hindi?
    languages supported
    tourists from russia and spain message us, any hope
    can the bot write in devanagari letters
    both languages in one bot or two bots
    our patients speak only hindi, ok?
    does it speak my language
    do you support regional languages
    can it handel hinglsh with typos like plz snd pric
    will it follow hinglish and slang
    customers send messages in roman hindi, fine?
    does the salon bot get hinglish
    can it talk in bhojpuri or maithili
    old people around here know no english at all, can they still chat with it
    understands telugu?
    tourists from israel and france write to our hostel, which tongues can it manage
    can it answer in marathi
    speaks bengali?
    is there anything besides hindi and english
    swahili customers, can it answer them
    which languages for the hotel bot
    is there a french version of the assistant
    speling mistakes and short forms like "aptmnt tmrw", does it get them
    customers write "kitna hai bhaiya", would it get it
    in which languages do you work
    will the phone assistant speak hindi to callers
    can you talk in hindi
    do you offer the bot in malayalam for my kerala resort
    will it talk to them in their language
    can the website be in hindi also
    people from the village who know no english, will it manage
    does the bot speak hindi
    luhya and kikuyu speakers are my buyers, only swahili they know
    site in two languages, hindi and english, possible?
    can it answer in bengali
    which tongues does it speak
    hindi ok?
    want my web page in tamil, is that possible
    do i pick the language once or does it follow whoever is writing
    can it write hinglish
    my customers write half hindi half english
    do you make websites in gujarati
    does it understand marathi
    are sindhi and konkani beyond it
    english only?
    can visitors read our site in marathi as well as english
    urdu?
    can it chat in gujarati
    voice calls in hindi, does the phone assistant manage that tongue
    nepali possible for our hostel students?
    my customers write hinglish, will it get that
    everyone in my area texts in short forms, half hindi, no grammar, is it too much for your bot
    will it understand marathi
    in which languages does it answer
    we work with women in bihar, does it get maithili
    does it know swahili
    will it understand hindi typed in english
    customers write broken english, will it understand
    can it talk bengali and tamil
    can this chat speak hindi
    will the bot answer in the language of my customer
    does it understand spelling mistakes
    can it speak tamil
    my customers mix hindi and english, will it follow
    does it understand hindi typed in english letters
    marathi possible?
    customers write with wrong spellings, does it get it
    which languages does it know
    is bangla possible
    does the voice speak hindi
    does it do kiswahili
    will it answer in the language of the customer
    my customers write in marathi, will it answer them
    we get german tourists, can the assistant chat in german
    can it talk tamil on phone calls
    is swahili possible for my shop in nairobi
    does bot understand hinglish
    in what language will it reply to my patients
    only hindi and english or others also
    can the voice bot take a call in bengali
    and if somebody writes in urdu
    travel agent here, foreigners message in french and spanish, will bot manage
    parents of our school speak gujarati only, can bot talk to them
    if customer changes from english to hindi in middle what will it do
    does the phone assistant speak pure hindi or mix
    my guests are from russia.. any support for russian
    can it read hindi typed in english letters
    i need a malayalam speaking bot for kerala clients
    will it handle kannada chats
    how many languages are supported
    our clients here speak sheng and kiswahili mostly, can your bot cope
    can the bot reply in the same language the customer uses
    telugu available or not
    is the call answering in english accent people here can follow and which other tongues
    can i choose that it answers only in hindi
    bhojpuri speaking customers, will it get what they say
    i have arab patients coming for treatment so arabic chat is needed
    do you support regional languages of india on whatsapp bot
    is your site in hindi as well
    can i read this website in swahili
    in which languages is your page
    can it reply in hindi
    can it reply in tamil
    someone writes in telugu, what does it reply in
    can it reply in punjabi
    will it reply in gujarati
`,
  languageSong: `
    gospel verses in swahili, would your music fit that tongue
    i write hymns in luganda, is the language a problem for the tune
    neither hindi nor english are my lyrics, what then
    and if the words of the song are in swahili
    song in bhojpuri possible?
    how good is the marathi singing
    my mother in law only enjoys maithili geet, can you make one
    can the birthday song be in gujarati
    can you sing in punjabi
    lyrics are in marathi, fine?
    the couplets are in urdu nastaliq, would it be sung with right pronunciation
    is a jingle in marathi okay for my sweet shop
    song in swahili
    in which languages can you make songs
    want a tune for our shop ad in chhattisgarhi
    what languages does your music come in
    can the song be in punjabi
    do you do songs in english
    ad for radio in telugu, can your singers do it
    my grandfather's poem is in maithili, could you set that to music
    assamese song for our school
    can you make it half hindi half english
    lyrics i wrote are in kikuyu, can you set them to music
    do you sing in bengali
    konkani jingle?
    I want a jingle in tamil
    does the ai singer pronounce tamil properly or like a foreigner
    can we have the shaadi song in marwari
    a wedding song in marathi, possible?
    can you sing in bhojpuri
    birthday gaana for nani in sindhi, doable?
    are telugu songs sung well by your ai voices
    is a hindi song possible
    do you make songs in bhojpuri for events
    groom is punjabi and bride bengali, can one verse be in each
    hindi verse with an english chorus, doable?
    song in sanskrit shlok
    song in swahili?
    for the farewell we want a few lines in french in between, will you sing those
    do you do kannada music
    which languages for the jingle
    wedding song in rajasthani
    garhwali folk style song for a village fair, do you have that tongue
    devotional song in sanskrit, possible?
    can the lyrics be half english half hindi
    my poem is in malayalam, will it work
    can i first listen how a malayalam line sounds before i commit to the song
    is swahili ok for the words of our launch song
    song in tamil?
    which language jingle
    jingel in kannada for mysore shop
    can the voice sing urdu words clearly
    gujarati garba song possible?
    can the anniversary song be in english
    is swahili singing good enough for a church choir number
    mother tongue of my parents is tulu, can the anniversary song be in that
    do you make songs in bhojpuri
    which languages for jingles
    apart from hindi, in what all can the tune be sung
    how do i know it sounds right in a language you have not tried
    is a tamil song possible
    song in swahili possible?
    the hook should be english but verses in bundelkhandi, is that ok for a rap
    ad tune in malayalam for our gold shop
    gujarati garba song?
    jingle in haryanvi possible?
    will the singing in odia have an accent
    punjabi tappe style song, can you do the language
    do you make songs in tamil
    bhojpuri wedding song?
    my words are in pahadi dialect, nobody sings that on ai i think
    i want english rap
    is a song in english possible
    lori for my baby in dogri language
    can the lyrics be half hindi half english
    lyrics in urdu, can ai sing that properly
    what languages can the song be in
    haryanvi song possible?
    nursery rhyme in tamil
    song in marathi for my mother`,
  languageSchool: `
    can the teacher training be held in swahili
    our teachers know only swahili, in which tongue are they trained
    is staff training given in english for a school in kisumu
    which languages can your teacher training be in
    are the worksheets in hindi too
    half of our staff teaches in hindi, will the plans be of use to them
    are lesson plans in hindi medium too
    can lesson plans be made in hindi for class 5
    mothers in our village school cannot read english circulars
    notice to parents in gujarati
    does the planner write in hindi, my mother teaches hindi medium
    question papers in sanskrit or urdu subject, can the tool produce them
    is the worksheet maker only english
    we are a hindi medium school, does it work
    kids here study everything in hindi, are the notes also like that
    in which language do parents get the messages
    parents here understand only punjabi, can school messages go out so
    do the lesson plans come out in hindi
    our school is in lamu, notices to parents must be in swahili
    can the lesson plans be in marathi
    homework messages come home in english and the father cannot read, can that change
    can notes be printed in hindi and english both
    can messages to parents be in their mother tongue
    does the training person speak hindi, my teachers are shy of english
    plans in hindi, yes or no
    do quizzes come in english and hindi
    our teachers do not know much english, in which language is the training
    government primary, all books in hindi, does your class tool fit
    is it for english medium schools only
    can the same worksheet come once in english and once in hindi for two sections
    marathi medium school in pune, would your tools suit us
    my wife takes all her periods in hindi, are the plans in it
    in what language is the teacher training
    parents are from ten states, can each family get the note in own tongue
    does the lesson tool work in gujarati medium
    does the quiz tool make tests in hindi
    will it make a lesson in odia for our odia medium wing
    hindi medium ok?
    is hindi available for lesson planning
    punjabi notice to parents about fees day, can the tool write it
    can we get sanskrit worksheets
    worksheet language
    are quizes possible in hindi font
    can parents get notes in urdu
    circulars to tamil speaking parents, is it possible
    english only or hindi as well, the plans for teachers
    what languages do the school tools know
    do lesson plans come in hindi
    can feedback for the child's answer sheet be in hindi
    will fee notices reach parents in their home language
    are worksheets in hindi too
    our dadi and dada at home read only gujarati, can school messages reach them in that
    can my mum get her plans written in hindi
    in what languages do parents get messages
    which mediums do your school tools support
    english teacher and hindi teacher both need it, do both get plans in their language
    in which language do parents get messages
    a marathi medium zilla parishad school, would the material suit us
    telugu medium government school, does the content maker work there
    lesson plan language, is hindi there
    hindi medium school, will your tools work
    bilingual worksheets?
    lesson plans in hindi medium possible
    what languages for parent messages
    do quizzes come in hindi
    is the teacher training in hindi
    i teach sst in hindi, which language will the plans be
    does the content maker do english and hindi both
    can the grading tool read hindi answers
    are the lesson plans in hindi as well
    parents speak marathi, can messages go in that
    our parents dont read english
    bengali messages to guardians from our school
    are hindi lesson plans made by your tool
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
    everybody has this number, i will not have to change it right
    will my printed number still work
    need to take a new sim for the bot?
    can i keep my number
    will my number change
    can i use my own number
    will it work on my number
    same whatsapp number ok?
    once the assistant sits on my line, in which app do i see my messages
    where do i type to my customers after the number is moved
    do i still open whatsapp for chats after the bot takes the number
    is it tested that our line is suitable before money changes hands
    will the number i have for ten years stay
    must i get a new sim for the bot
    i do not want to change my whatsapp number
    will the bot and i share one number
    three thousand visiting cards carry this number, i can't throw them
    can i use my current whatsapp along
    do I have to change my phone number
    i run a travel agency, all agents know our number, it must not change, ok?
    can I keep my whatsapp number
    is it necessary to buy one more mobile for this
    will the bot run on my existing number
    can the bot sit on the number i already advertise
    do I need a new sim
    what happens to my current whatsapp
    our landline style clinic number is on google and on the ambulance, will the bot sit on that one
    will my shop's whatsapp number remain the same after setup
    my number is known to all customers, I cannot lose it
    does the bot use my own number
    our number is printed on all the boxes, does it stay
    do my patients have to save another number
    will people find some unknown number replying to them
    must i buy a new sim
    do I need a second phone for the bot
    must we change the contact number of our coaching
    can I still use whatsapp on my phone normally
    i use the green whatsapp business app on my handset, does it go away
    will my old chats and number stay
    what will happen to the whatsapp i use on my phone today
    do i need a second phone for it
    which number will the customers write to
    whats going to happen to my groups and family chats on that number
    can i still chat with my family from the same phone
    same number?
    need new sim?
    will my whatsapp number change
    is a separate sim required for the salon bot
    can you port our existing number so nothing changes for old buyers
    can I keep the number printed on my signboard
    is my present number usable for the bot
    i don't want a new number, is that ok
    the school's number is 20 years old, will it stay
    the safaricom line we advertise, can the assistant answer on it
    does my whatsapp app still work after you set up the bot
    does the whatsapp on my mobile get logged out
    will whatsapp stop on my own phone
    can we go on using the number on our board
    my husband and i share one whatsapp for the boutique, do we go on as before
    which app do i open to read messages after the bot is on
    do I need a new number
    will my whatsapp number stay the same
    is a second sim needed
    i already have whatsapp business, do i need anything new
    after setup where do i open my messages, in the normal whatsapp or another app
    can I use my present number for the bot
    do I lose my whatsapp chats
    will my old messages and contacts be deleted
    my number is printed everywhere, can it stay
    wont the customers get confused with a fresh number
    do i need a fresh sim
    our number is on the hoarding and on google maps, can we keep it
    will the bot run on my current number
    can i go on using whatsapp on my phone
    i am attached to my number since 2009, please say it doesn't go
    is it a new number for the assistant or my own
    same number ok?
    what happens to my present whatsapp
    will the bot work on my existing number
    what number shows up when it replies to my guests
    does the number get transferred to you or remains in my name
    do we need to buy another sim
    same number or a different one
    can it work on a landline number we use for whatsapp
    will my whatsapp on the phone stop working
    do i have to delete whatsapp from my phone before you start
    can I keep using the whatsapp app myself
    how do you check that our number can be moved
    does the number printed on my board stay the same
    can two of us still write from the same number
    dont want to print the banner again with another number
    is there a chance my number does not qualify
    will I lose my whatsapp number with the bot
    I have had this number for ten years, can I keep it
    can the bot run on the number my patients already have
    do i have to buy another mobile
    who checks whether my number is fit for it and when
    do I need to buy another sim
    we cannot change our number, parents know it
    does my whatsapp group with the staff stay
    can the bot run on the number my customers already have
    my sim is old bsnl prepaid, is it usable for the bot
    will my contacts see a different number
    i am scared of losing the number all my clients have
    can i still use whatsapp myself on that number
    clinic number is printed on all prescriptions, must it change
    one number for staff calls and the same for the assistant, is it allowed
    someone told me numbers get blocked when bots are used on them
    same sim for clinic and bot ok?
    do i have to give up my personal whatsapp
    will all the contacts have to save something new
    can I still use whatsapp on my phone after the bot is on
    will whatsapp on my phone stop working when bot is on
    is there risk that my number cant be used
    if i shift to business service, can i still type from my own mobile
    new number or the same one
    my neighbour's number was closed after he took a bot
    I heard you lose your number with such bots
    can the bot be kept on the sim i already carry
    sure the number stays mine
    my own number will be used, right
    is it my number or yours that answers
    which number do customers see
    will customers still write to the same number`,
  mistake: `
    can these ai agents never be wrong
    does the ai never make an error
    could the agent do something irreversible on its own
    does it check with me prior to a step there is no way back from
    i am afraid it says something wrong to a patient
    scared it will talk nonsense to my customers
    what if it gives a wrong price to somebody
    could it confuse two customers
    suppose it tells a customer the shop is open on republic day and he drives 40 km
    how do you make sure the answers are right
    what if the ai writes wrong facts in the lesson plan
    suppose the bot gives a false delivery date, what do we do
    can i trust what it tells people
    i read about an airline bot that promised a refund, can yours mess up like that
    can it go wrong
    what if it gets the address of my shop wrong
    what if the answer is false
    is there a chance that it lies
    bahut galat bolta hai ai, yours also?
    what if it says the wrong thing to a guest
    what if the bot says something wrong
    how accurate is the assistant
    can the AI make mistakes
    how accurate are the bot's replies for a clinic
    if it slips once my reputation in the colony is gone, how safe is it
    what happens when it gives a wrong price
    I am afraid it will tell customers nonsense
    how often do your bots get things wrong
    does it make things up
    and when it blunders, who sets it right
    how reliable is it
    i'm worried it gives wrong information about fees
    what if it quotes a wrong room rate
    can it do damage on its own
    is there any proof trail if it did a wrong thing
    what happens if it makes an error in a booking
    what if it breaks something in our system
    if the agent writes nonsense to my buyer who pays for it
    could the agent send a wrong mail to a client
    are its answers always right
    can it cancel fifty bookings by accident
    can it go wrong when it acts alone
    does AI not hallucinate
    could it send the wrong timing to a patient
    it told the wrong fees to a parent, who is responsible
    before deleting anything, will it take my permission
    what if it books the wrong time
    does it invent answers
    how do wrong answers get corrected
    what if it gives a patient the wrong time
    my accountant's worry is that the agent enters wrong figures in tally
    will it ever lie to my buyers
    the agent emailed the wrong customer, then what
    is it always right
    can I rely on what it says
    what if the agent does something that can't be undone
    100 percent correct or sometimes off?
    it might embarrass me with a wrong reply
    ai sometimes lies, does yours
    does it ask me before sending a quotation
    wrong answers?
    what if it mixes up two patients with same name
    what if it lies
    how do you stop it from making things up
    what if it deletes something
    does it check with me before it does something final
    we are two sisters with a bakery, what if it sells eggless as egg by error
    if there is a mistake in a reply, who corrects it
    how do i stop it if it does nonsense
    has it ever told rubbish to customers
    will it book the wrong table
    can it mess up my appointments
    how will i come to know that it said something incorrect
    can I trust its answers
    does it ever get things wrong
    is the information it gives reliable
    ai says silly things sometimes
    does it invent stuff when it talks to clients, like chatgpt does
    I worry it will quote wrong fees to parents
    suppose it tells someone a course is open when the seats are full
    will it say rubbish to my students
    what about errors
    hallucination problem, have you got a way around it
    chatbots are known to talk rubbish, what about this one
    what if it says something wrong
    does it make errors
    bot told a wrong price, what then
    can it hallucinate prices
    what damage can happen if it misreads a message
    can it give false answers
    i am scared the ai says a wrong thing to a patient
    what are the risks of the agent acting alone in our office
    afraid it will tell my patients something false
    and if it sends a quotation with one zero less
    how do I know the answers are correct
    how sure can i be of what it tells parents
    what if it promises something I can't do
    can the ai do something stupid behind my back
    if the bot errs on a price, do you fix its answer or must i
    will it misquote the rent to a tenant
    is it ever wrong
    how reliable are the answers
    what if it says something false
    do you check its answers for correctness
    it's software, it will fail some day, then how do we repair what it did
    can it give a wrong price
    what if the bot gets it wrong
    will errors be put right afterwards
    it might lie to people
    agent going rogue in my mailbox, possible?
    who corrects it when it errs
    my accountant asks what happens if it enters a wrong number
    does ai not talk nonsense sometimes
    agent did the wrong step, what now
    will it ever act on something final without asking me
    can it go mad and insult my customer
    what if it tells a patient the wrong time
    bot promised a discount that we don't give, what then
    how many wrong replies should i expect honestly
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
    I had a cheap chatbot that was always wrong
    bot told wrong price to customer, then what
    what if it gives a wrong rate and the buyer argues with me
    customer shows screenshot of old price bot quoted and fights, who is responsible
    I have a sweet shop. suppose it says 400 instead of 600 per kg, what do i tell the customer
    and if the assistant gives wrong timing and people come to a closed shop
    what happens when it says something false to my client
    bot promised free delivery by mistake.. whose fault
    does it ever quote incorrect fees to parents
    wrong information from chatbot to a patient, what then
    it said room available but hotel is full, guest shouting at reception. who answers
    can the AI make mistakes in price
    my customers are quick to fight, one wrong answer from bot and I am in trouble
    If bot confirms a discount I never gave, must i honour it
    who is to blame if the assistant misinforms a customer
    how do you correct it when it has told somebody the wrong thing
    travel agency here, it tells wrong package cost and client insists on it. now what
    what about errors in its replies
    it may say wrong doctor timing na, then patient will get angry on us
    Sir please tell what we do if it speaks wrong to a customer
    suppose it says item in stock but is not. customer abuses me on google review
    bot gave incorrect course fee and student demands the same fee
    how to avoid bot giving false rates
    AI hallucinates i heard, what if it tells my buyers nonsense
    fare mistake by the bot, guest refuses to pay real amount, then
    what is done after a wrong reply has already gone out
    salon owner. bot says bridal makeup 5k, real is 15k, bride's family creates scene. your fault or mine
    old rate list was used by the bot and customer is quarrelling
    if it tells a lie to my customer unknowingly who takes the blame
    can the agent do something wrong by itself
    can it mess things up on its own`,
  cannotAnswer: `
    what if the bot does not know the answer
    what happens with questions it can't handle
    a lady asked whether our hall allows elephants, what would the bot do with that
    what happens if a tenant asks about something legal and the bot has no clue
    what if a customer asks something strange
    what does it do when it is stuck
    say the question is about my competitor's product, it has no info, next?
    does a real person step in when it gets lost
    what if a patient asks something it was never told
    how does it deal with complicated questions
    i never told it about parking. someone asks parking. what happens
    what does the bot do if it doesn't know something
    does it hand over to me when it can't help
    will it say i dont know or invent
    when the matter is above its head, does my phone ring or what
    when a question is too hard, who answers it
    what if nobody taught it that question
    what does it do with questions it cant handle
    somebody writes only "???", how does it respond
    what if a guest asks about something you never taught it
    will it pretend to know
    and if the customer's question is too difficult
    will the client be left hanging when the machine has no reply
    does it pass the chat to me when it is stuck
    what happens when a customer wants a person
    someone asks about a dish that is not on the menu, what then
    does it bluff if it is not in its notes
    will it tell the customer that it has no answer
    what does it do with a weird question
    does it forward difficult chats to me
    how will i be informed of questions it failed at
    a parent asks something unusual, what will it do
    what if it cant answer
    unknown question?
    does the same unanswered question get answered next week
    can it hand the conversation to my staff
    if a customer asks something it was never taught
    what does it do if it has no clue
    when people want to speak with the owner only, does it let them through
    what if a customer says i want to talk to the owner
    somebody asks a weird question, what then
    if it does not know something?
    once it is out of its depth does it hand me the full conversation
    does it learn new answers over time
    does it guess
    what if the question is too hard for it
    customer keeps asking same thing thrice and bot is lost, who comes in
    does it just guess if it is not sure
    and when it is stuck
    it gets stuck, who answers
    for tricky cases my cousin must answer, can it give them to him
    how do i know which questions it failed to answer
    strange requests from donors, who takes them
    what does it do with weird questions
    there will always be a new question, is it taught afterwards
    what happens when it does not understand a message
    customer insists on a human, then?
    what about questions only I can answer
    asked about a dish we stopped years ago, does it just make up something
    someone sends a photo or a voice note, what then
    question outside syllabus of the bot, then?
    what when it doesn't know the answer
    if not trained for that topic, what is its reply
    for questions outside its knowledge, where do they go
    if a buyer asks something new
    when it has no clue what will it say
    what if someone sends a voice note it can't make sense of
    do difficult queries reach me on whatsapp
    customer asks something strange, what does the bot do
    if the question is too hard for it
    does it keep a note of what it couldnt reply
    what if the customer wants a human at my clinic
    will it pass difficult questions to me
    does it say I don't know
    does it admit not knowing, or act smart
    is there a fallback when the bot cannot answer a guest
    what happens with questions it was not taught
    what if it has no clue
    parent asks about a bus route we never listed, who takes the query
    i sell machine parts, buyers ask very technical things it may not know
    what does it do when somebody asks something strange
    when it gets stuck who answers
    i run safari tours, guests ask crazy things about animals, what when it has no answer
    will it say sorry i do not know
    what if the customer asks something that is not in its notes
    does it pass tough ones to me
    does it say i dont know or does it invent
    whom does it ask when it has no idea
    how does it handle questions nobody expected
    what will it reply if it was never taught that
    suppose someone asks about a course we do not have
    it was never told about a discount for seniors and someone asks, then?
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
    what happens to questions it cannot solve
    what if bot doesnt know the answer
    a customer asks something strange, then what will the assistant do
    does it say i dont know or just make something up
    bot gets stuck on a question.. who replies
    I have a hardware shop with 5000 items, what happens when it has no info on one
    and if the question is too difficult for it
    will I get an alert when the bot cannot reply
    suppose a patient asks something not in your list, will the chat just hang
    what does it do with questions it wasn't trained on
    does it hand over to a human when it has no reply
    customers write all sorts of things, it wont understand everything. then?
    when it fails to understand who takes over the chat
    Kindly explain what a customer sees when the assistant has no answer
    my parents ask odd doubts about admission, bot may not know, is the question passed to me
    unanswered questions go where
    tour operator here. guest asks about some rare route the bot never heard of, what reply goes
    will the customer be left waiting if bot is confused
    can it forward to my staff the ones it can't handle
    bot no answer then what
    how do i find out which questions it could not answer
    if it is unsure does it guess
    Somebody sends a voice note it cant make out, what happens next
    what is the fallback if chatbot is clueless
    for things outside its knowledge can the call come to me directly
    it is night and bot cannot solve the customers query, will he get at least some message
    does it learn afterwards the question it did not know
    jeweller from Jaipur: client asks gold rate of today and bot has no idea, then what
    i am worried it will stay silent on hard questions`,
  humanLike: `
    does it feel like a person when you chat with it
    my customers are old fashioned, do they get told that a machine is replying
    will it say namaste and ji like my people expect
    would a buyer ever guess it is not me
    is the tone friendly
    are people informed that they talk to an ai
    our regulars are used to my sweet talk, can it be as warm
    will customers know they are chatting with a bot
    does it reply warmly like a human
    do my patients find out that it is software
    i hate those press one press two machines, is it that type
    does the bot tell people it is not a human
    can it speak in my style
    can my clients tell that no person is typing
    would an old lady realise she is chatting with software
    will it pretend to be me
    is the voice on phone robotic
    do you inform my customers that an ai is answering
    does it crack small jokes and use emojis like us
    is it written anywhere for the guest that this is automated
    i dont want robotic replies
    would buyers notice that a program replies
    sounds wooden or alive?
    how human does it sound
    does the calling bot have a natural voice
    does it talk naturally
    can callers make out it's not a girl at the desk
    will it sound cold to my old clients
    will students think it is a real person
    i want it to be warm like my front desk girl
    customers should feel cared for, not processed
    can you make it funny and casual for my cafe
    will patients notice it is not a person
    does it use emojis
    do you have to declare to people that it is a bot
    can it have a name like riya and speak as our receptionist
    how natural are the replies
    can i give the assistant a name of our salon
    is its manner respectful to elders, like aap and not tum
    are the replies stiff
    patients hate talking to robots, does it feel human
    is the voice on calls robotic or natural
    i would like that it writes as i write, short and cheeky
    does the caller realise that a machine has picked up
    can it chat like my receptionist does
    will parents feel they are talking to a person of our school
    our brand is luxury, the chat must feel personal not computer type
    can it be set to speak formally for a law office
    does it sound natural or like a machine
    will people get angry when they find out it is a bot
    will it come across cold
    must the bot say that it is a bot
    will my customers feel they talk with a machine
    does it introduce itself as an ai to the people who write
    does it type slowly like a person or everything at once
    can it say aap and ji to elders
    does it sound like a real human being on call
    what tone does it use with customers
    can nobody tell the difference
    will it match the style of our brand
    will donors know they are talking to software
    my guests like a personal touch, can it give that
    my donors are touchy, they must not feel a machine is thanking them
    does the assistant introduce itself as a bot
    does it have a personality or just fixed lines
    can it copy my way of talking
    robot jaisa to nahi lagega?
    does it hide that it is ai
    will wananchi know they're not talking with a real somebody
    do you tell people that it is a bot
    is the phone voice pleasant or tin can
    i want it polite and personal, not like ivr
    does it feel like a person when you chat with it or not`,
  takeOver: `
    how will i come to know what it told the parents of my students
    a client claims the bot promised him a slot, where do i verify what it wrote
    any way for me to find out later what was said to my patients overnight
    and how do i learn what it replied to them
    may i read all that the bot writes to my patients
    will i be able to look into every chat it had
    can my two receptionists read what it told people
    before anything: can i see each conversation
    can I see what the bot writes to my customers
    is it possible to go through all chats in the evening
    do i reply myself or does the bot handle everything
    i would like to sleep peacefully but next day know everything it said
    where can i see what customers asked
    can I step into a chat
    can I answer a customer myself
    when i type does the bot keep quiet
    let the machine talk, but i want to cut in when a vip writes
    if i am not happy with an answer can i jump in
    will it pass an angry parent to me
    how do I control the assistant
    can I read all the conversations
    if i don't like where a conversation goes can i push it aside
    can i read what it sends to people
    if a case is delicate i want to write myself
    can we supervise what it says to donors
    can my staff take over a chat
    does the owner get to sit and watch
    how do i see the chats of my bot
    I want to keep an eye on what it says
    can I interrupt the bot
    is there a place where I see all chats
    is there a record of each talk for me to go through
    can i answer in between when i want
    can i jump into a chat
    let me answer some customers on my own
    do I stay in charge
    an old client wrote, i prefer to answer him personally, how
    can my wife and i both reply from our phones
    can I switch it off for one customer and write myself
    can my manager look into the chats
    can two of my employees reply from the same inbox
    can i mute it for my relatives
    where are all the conversations shown
    how do I know what the assistant told people
    can i see chats
    can i reply myself
    will my wife be able to look over its shoulder from her phone
    can i stop it for one customer and type myself
    is there an inbox
    can i read what was written at night
    do i see the talk with each buyer
    how does it know that i am now replying
    do i get to see what was said to my patients
    I want to watch what it tells people
    our counsellor must get the urgent chats immediately
    how do I jump in when needed
    the bot is chatting with a fussy bride, can i come in and finish it
    is it possible for staff to enter a chat
    can I stop it and talk to the customer on my own
    do I lose control of my whatsapp
    can I jump into the chat
    transparency is a must, are its replies open to me
    can i take a chat away from the bot
    how do i see what the bot told people
    where do i check what it answered
    does the bot go quiet when i join in
    who has the steering wheel, me or the bot
    i prefer to answer my vip clients personally, is that possible
    when i type myself does it stop talking
    how do i know what it replied to a client
    if my staff enters the chat does the bot stop
    one tap to stop it and speak myself, is there such a thing
    does it keep replying while i am typing
    i want to read all the chats it has with my patients
    emergency messages should reach me right away
    do i see what it says to people
    when i reply in the middle, will it keep talking over me
    how can our front office watch the chats
    can my reception take the chat over
    may i read along
    can i read each chat that the bot has with patients
    i am control freak, can i see its talks live
    will i still be able to talk to my customers directly
    i own a small clinic in noida, want to know if every chat can be read by me
    when somebody is in danger who gets the message
    before anything else, may i see all that it writes to my patients
    can our matron take a conversation in her hands
    am i able to check what it wrote last week
    two receptionists here, can they read the chats of the bot
    i need to know one thing, can i look at every conversation it has
    we are a physio place, am i able to read the chats with our patients
    the salesman wants to close big orders himself, can he enter the chat
    can i turn it off for an hour when i am free
    can i watch every conversation
    can i switch to manual
    do i get to see each message
    am i shut out once the bot runs
    can the manager of my restaurant handle a chat instead of the bot
    does it hand delicate matters to my staff
    before i sign i need to know if i can look into all the chats
    can i correct it in the middle of a chat
    will i be able to audit what it replied last tuesday
    who is in control, me or the software
    how do i stay in control of what it writes
    can the owner read everything the bot says
    i run a small dental place, will i be able to see every chat
    can i pause it for an hour and do the talking
    can i correct it live when it is talking to a guest
    how do i stop the bot and talk on my own
    can I see what it writes to my customers
    may my receptionist answer instead of the bot sometimes
    my partner in mombasa wants to follow along what it says to guests, can he
    does it give me a history of all chats
    can serious cases go to a human at once
    how do I stop the bot and write myself
    can our counsellor enter the conversation when it gets serious
    hand me the chat when i ask for it, possible?
    can i pause the bot when i want
    can my manager step in
    can I read all chats
    can I switch the bot off for one customer
    is anything it says hidden from me
    can our counsellor take over when a parent is upset
    do I see the conversations on my phone
    can I read what it wrote to my customers
    can my staff jump in while it is chatting
    I want to answer some people myself, possible?
    reading every message that it sends, possible?
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
    will the assistant speak only the answers i gave or say what it likes
    i am an accountant, does it reply with my own wording or think up its own
    tax season, clients ask one thing all day, will it stick to my given answers
    does it answer just what i wrote for it
    can it haggle with buyers
    can you make it refuse bookings on mondays
    can we teach it that no cake is given on credit
    what if someone asks it for another customer's special rate
    customers here always bargain, what will it say to them
    can i decide what the bot should not say
    there are things it should never utter, how do i tell it
    how do i stop it from giving discounts on its own
    will the assistant give away free stuff by itself
    will it bargain with my customers
    i never give below mrp, will it stick to that if a customer cries
    can it be told never to share my supplier's name
    what stops it from offering 50 percent off
    what if a customer begs for a lower rate, does it give in
    our no-return policy on innerwear, does it keep to that
    does it follow our cancellation rules
    can i forbid it to talk about some topics
    who sets the limits of what it may promise
    people here say "last price bolo", how will it behave
    can i tell it to keep quiet about a topic
    who decides what it is allowed to say
    our salon never takes returns on products, will it stick to that
    can it be barred from discussing politics and religion
    does it promise delivery dates without asking
    i dont want it to quote wholesale rates to retail people
    could somebody trick the bot into a free booking
    somebody pretends to be my friend and asks for half rate, would it fall for it
    how do you make sure it keeps to my policy
    can i set limits on what the bot tells customers
    can i give it a list of do's and don'ts
    make sure it doesn't say same day delivery
    will it mention my competitors
    what if a customer tricks it into a lower price
    does it say only what i approved
    will it agree to whatever the client demands
    can it refuse credit to customers like i do
    would it ever agree to a return we don't accept
    it should not tell fees on chat, only at the centre, can you set that
    can i put a line it must not cross
    can a customer talk it into a bigger discount
    it should never commit a delivery date, can i set that
    how do i set rules for my bot
    is it me who lays down what it may promise
    will it offer anything free by itself
    how do i control its answers
    will the assistant commit to things we can't deliver
    it should not tell who my suppliers are, can that be fixed
    can i tell it to not mention competitors
    free delivery only above a certain order, will it obey that
    bot offering discounts without asking me
    does it stick to my words or talk on its own
    does it invent offers
    can i hold it back from giving a date for repair
    is it going to promise things we cannot do
    dealer margin must remain secret from walk-in people, does the bot understand
    can the assistant bargain like my salesman
    can a clever student talk it into fee waiver
    how does it know our return policy
    advance without which no booking, will it insist on that rule
    we have special terms for dealers, will it keep them secret
    my competitor may try to fool it, is it strict
    can i give it my own rules
    how strictly does it keep to our exchange terms
    who makes the rules for the bot
    customers in gikomba always negotiate, does the bot drop the price
    can it be stopped from apologising and offering freebies
    i am scared it says yes to everything`,
  medical: `
    if somebody writes about pain will the bot start suggesting medicine
    will it tell patients what medicine to take
    it wont start prescribing, right
    and if one says his tooth hurts terribly
    what will it tell somebody with high fever
    and a patient whose swelling gets worse at night
    what does it answer someone who is bleeding
    a mother writes her baby won't stop vomiting, what then
    and if he asks which painkiller to take
    someone writes about chest pain at 11 pm
    and when it sounds like an emergency
    somebody texts at 2 am with swelling in the jaw, what does your assistant do
    a mother writes late that her child has high fever, how is that handled
    patient in strong pain messages after closing, does the doctor hear of it
    eye clinic: what happens with a message of sudden pain at night
    bad bleeding after a tooth was pulled, patient writes, then what
    does a painful case reach me right away or wait for morning
    our patients write when it hurts, will the bot say what to do
    and if somebody is in pain
    patients ask about tablets at night, what does it say
    i do not want a machine to give medical advice
    someone writes at midnight that the child swallowed a coin, what will the bot reply
    what if somebody asks which dose to take
    does the bot give medicine advice to my patients
    what if a patient asks for medical advice
    a diabetic asks if he may skip insulin, does your assistant say yes or no
    will the bot diagnose patients
    does it give advice on medicines
    what if someone asks which tablet to take for fever
    patients will ask it should i come or wait, is that allowed
    what if somebody writes about an emergency
    a patient describes chest pain to the bot, what happens
    my worry as a physician: it starts treating people
    patient writes about severe bleeding at night, what happens
    we are a spa, people ask about skin disease, what does it say
    does it tell people which pill to take
    does it comment on x rays people send
    can it prescribe medicine
    will it tell people what illness they have
    is it safe for a doctor to use, legally speaking about health advice
    pregnant lady asks may i take this tablet, how does it react
    patient asks which tablet to take
    a mother asks which syrup to give, what happens
    can it explain test reports
    could it harm someone by telling a home remedy
    does the assistant handle symptoms
    medical advice?
    vet clinic here, owners ask what to give the vomiting dog
    is it allowed to recommend a treatment
    will the bot give health tips
    what if patient asks about pills
    pharmacy counter gets "what for cough" all day, will it recommend syrup
    what does the bot do in an emergency
    what does it say if a patient asks for the dose
    it must never give treatment tips, can you assure that
    bp is 180, what will the bot tell him
    patients describe their illness to it, then what
    will it triage emergencies
    my physiotherapy clients ask which exercise for back pain, does it answer
    will it play doctor sahab
    will it give medicine advice to patients
    patient asks for treatment, what does it say
    if a person says he wants to end his life, what does the chat do
    does it suggest home remedies
    does the bot diagnose
    what if somebody writes about chest pain
    clients ask our yoga studio about slip disc, will it give exercises
    will it tell patients what to take
    emergency case writes on whatsapp, what does the bot do
    does it give health tips
    does it send serious complaints straight to the doctor
    my friend is a doctor and fears it plays doctor
    what does it do with symptoms
    people ask our pharmacy about side effects, what will it reply
    what does it reply when people describe bleeding
    can it advise on a disease
    does the bot pretend to be a doctor
    lab reports on whatsapp, does the assistant say normal or not normal
    pregnant patient asks if a medicine is safe
    can it suggest tablets
    will the clinic bot tell people what to take
    dental patient in pain asks which painkiller, your bot answers?
    mothers message me about fever at night, does it tell them it is not a doctor
    will the bot act like a doctor
    if somebody writes chest pain what does the bot reply
    is it going to interpret sugar levels
    i am worried it plays doctor with my patients
    can ai prescribe on my behalf
    vet clinic: owner asks what to give a sick dog, does it advise
    dosage questons, what is the rule
    will it tell patients which tablet to take
    can it look at a scan and say what is wrong
    mama asks if the malaria drug is ok for baby, does the bot answer that
    i am a dentist, will it answer questions on pain and swelling
    what if a patient describes chest pain to it
    health questions from patients, who answers them
    can i be sure it keeps its hands off treatment
    can it tell them which test they need
    does it know when a patient needs the doctor at once
    does it diagnose
    ayurveda clinic, people ask which churan for gas, will it suggest
    lab report interpretation by the bot?
    can it give health advice to my patients
    what happens with health questions
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
    and if someone says don't send me this
    what if a customer wants no more offers
    how does one of them opt out
    and those who don't want our diwali messages
    am i allowed to text folks who never opted in
    whom may my bot write to and whom not
    could the assistant write to strangers on whatsapp for me
    my gym has 900 old numbers who never said yes, may the bot text them
    cold messaging with your bot, permitted?
    bot writing to people without their ok, is that allowed
    must everyone my bot writes to have agreed first
    do your terms forbid messaging people who didn't agree
    can i message 5000 people i do not know
    i bought a list of numbers, can your tool send to them
    two thousand people came to our mela stall and left cards, may we write to all
    i want to tell old clients about a 20 percent off week, do i need their consent first
    send offers to everybody in my phone book
    diwali offer to all old customers at once
    how do i get people's yes for offers
    may our school message all parents about an admission offer without asking them
    can patients opt out
    can I message people who never gave me permission
    my brother's line was shut by meta after festival greetings, would that happen to us
    can i get in trouble for sending discount messages to my patients
    will whatsapp block my number if I send offers
    can customers unsubscribe from the messages
    can we put every parent's number of the colony in it and send admission ad
    my boutique has 800 saved contacts, can all of them get the end of season deal
    do I need permission to send promotions
    I bought a list of numbers, can I send them messages
    those who don't like my messages, is there a way out for them
    how does someone leave my offer list
    can i message people who never asked
    will whatsapp ban our ngo
    is it lawful to send sms type promo on whatsapp to unknown folks
    do you remove people who don't want messages
    how do people opt out of my offers
    is sending bulk messages legal
    what does someone do who is fed up with the offers
    is permision needed for whatsapp marketing
    will my number get banned
    may i message everyone in my phone book
    truecaller scraped data, can your tool use it
    do customers need to say yes before i send them offers
    will whatsapp block us if we send deals
    how do guests opt out
    a marketing fellow offered me a lakh of contacts, can i use your broadcast with those
    can i send a sale message to everyone in my contacts
    can I send messages to strangers
    do customers have to agree before they get offers
    i have old bill books with phone numbers, can i send sale news to them
    is it allowed to message people who never gave permission
    what about spam rules
    can i spam
    will people report us as spam and the number go
    how can a customer stop getting our offers
    bulk msg to everyone allowed?
    will they block me
    meta rules on marketing messages, do you keep to them
    what do people type to stop the promotions
    i keep getting messages from a clinic bot, how do i stop them
    if whatsapp blocks us for sending camp messages
    got your bot's messages from a salon, kindly take me off
    can parents opt out of our messages
    can our number be banned for reminders
    what if customers don't want offers
    must they tick something first before i send news
    will whatsapp block my number if i send promotions to many
    can i blast messages to numbers i got from a list
    i have 3000 numbers, can i send offers to them
    only regular customers who said ok should get it, is it so
    i bought a list of numbers, may i use it
    how does a patient unsubscribe
    may i write to people who never asked
    cold messages to companies, is that in
    is it legal to send bulk whatsapp to my old clients
    bulk whatsapp to strangers ok?
    please stop the offers that come to me
    does one "stop" really end it
    festival offer with a discount code to all my old customers, is that allowed
    is mass messaging allowed
    will my number be banned for promotions
    can i add numbers from the school directory to broadcast
    can i send "flat 30 off this weekend" to people who visited once
    bought a database, can you message it
    is permission required before sending offers
    m-pesa payers' numbers, may i send them promos
    my salon has numbers in a register, may i send them deals
    can i send to numbers i bought
    do people need to agree before i send offers
    if i text all the guests who ever stayed, am i breaking a rule
    will our number be banned for sending too many messages
    one word to stop?
    I scraped numbers from the net, can we message them
    is whatsapp ok with robots answering on it
    is sending offers to strangers possible
    only those who said yes get it?
    how can a customer stop the messages
    unsubscribing, how does it work for my clients
    what are the rules for promotional messages
    is mass messaging legal
    will whatsapp block me for sending offers
    random people's numbers from justdial, send offer ok?
    how do i collect permission from customers
    can I message people who never agreed
    do my customers have to agree before I send offers
    who is allowed to be on the list for deals
    do patients have to agree to get health camp messages
    donors who dont want messages, how do they stop
    do people have to agree first
    will my number be banned
    someone wrote stop, does he still get the messages
    how do people unsubscribe from my messages
    is it spam if I send to everybody
    will whatsapp ban me if I send offers to everybody
    does the broadcast follow whatsapp's rules
    send to all numbers i have, allowed?
    does it bug people again and again
    how often does it chase someone who did not book
    can i send my gym offer to people who only enquired
    can I message a list of numbers I bought
    what if somebody does not want the offers
    people who never agreed, can I message them too
    what if a member does not want our newsletter
    how do customers stop the messages
    is sending offers to all my contacts allowed
    will I get blocked for sending bulk messages
    is there an unsubscribe option for my customers
    I have 3000 old numbers in excel, can I send to all
    a customer says stop, what then
    is this spam
    i got numbers from another shop, can i send them our offers
    do they have to agree before I send offers
    a shopkeeper I know got his whatsapp blocked for bulk messages
    what must a donor write to get no more messages
    a friend says chatbots are illegal on whatsapp
    is a bot on whatsapp allowed at all
    how does a parent stop the messages
    the bot of my son's school writes me daily, i want out
    I heard whatsapp closes accounts with bots
    does whatsapp permit this
    i bought a list of 20 thousand numbers, will you send messages to them
    can you blast messages to a purchased list`,
  botModel: `
    what llm powers the bots you build
    is there chatgpt inside the thing you'd install for us
    which ai is used in the bot you make
    is my bot going to run on gpt or gemini
    which brain will be answering my patients
    does our clinic's bot use chatgpt
    do you build on openai or something else
    my it head wants to know the model name for our bot
    what model will my assistant run on
    which language model will our assistant use
    will you use deepseek or something chinese for our assistant
    is it built on gemini or gpt
    are the client bots based on claude
    anthropic, openai, google, whose ai would my customers get
    which company's ai is behind the customer bot
    can i choose the ai model for my bot
    do i get to say i want gpt and not gemini for mine
    do you use your own ai for the bots
    what is under the hood of the customer bot
    is the assistant you make for shops running on open source model
    what technology will you use for our chatbot
    is it llama or gpt
    what's the tech behind the whatsapp assistant you sell
    can we pick the model ourselves
    which engine is behind the whatsapp bot
    our cto asks about the llm in your agents
    which llm do your agents use
    do you train your own model or rent one
    do all your clients get the same ai engine
    is claude an option for our bot
    what technology are your bots built with
    did you make the ai yourself from zero
    will my bot be on the latest gpt
    which version of gpt will my chatbot have
    if a better model comes out, is my bot moved to it
    is the bot built with some no code tool
    tech stack?
    is it mistral or what that sits in your chatbots
    what software do you build these bots with
    do you use langchain or rasa for bots
    name of the ai used in the bots please
    which ai engine answers my customers
    what ai will talk to my customers
    are you simply putting a cover on chatgpt for us
    can the bot use an open source model on our side
    is it your own ai or somebody elses
    which company's ai powers your voice agents
    what ai do you use for clients
    does the bot for my duka use meta ai
    python, node, what are the bots written in
    what framework do you make the bots in
    which ai do you use
    is it chatgpt or something else
    what model is behind this bot
    whose AI is it, google or openai
    does it run on gemini
    do u make your own ai or take from chatgpt
    i am a photographer and i know little about tech, but tell me what engine is inside
    are you claude
    gpt 4 or older version?
    and if we take the whatsapp bot will that also be openai
    Kindly mention the name of the LLM used
    is this deepseek or some chinese ai
    what technology is this assistant built with
    whos brain is inside
    from which company does your artificial intelligence come
    we are a school, management asks what AI model you work with
    can i choose the model like claude or gemini
    same thing as the free chatgpt on my phone?
    is meta ai used in it or a different one
    on which language model are your assistants based
    your own software or someone elses AI
    i heard of llama and mistral, do you use any of these
    which version of gpt is used for client bots
    just curious what AI powers this chat
    is the intelligence indian made or american
    author here, i refuse some AI companies so please say which one is used
    so this is basically chatgpt only na
    do you use paid api of openai or what`,
  followUps: `
    does it keep messaging people who asked once
    will it spam people who enquired
    patients ask the fee and go silent, does it nudge them gently
    can it ask a quiet lead once more without being a pest
    how many times will it chase someone who did not book
    people enquire for membership and vanish, is there one more message to them
    i dont want my clients pestered, how often does it write again
    does somebody who asked but didnt book hear from the bot again
    and follow up with those who never replied
    does it ping the person sixty minutes before the session
    a lady asked the fee and never took a date, what will the bot write
    enquired on monday, no booking since, how does the bot act
    parent asked about the batch but did not join, does the bot nudge
    no booking after the question, what comes next from the bot
    does someone who left without booking hear from it again
    he asked the price then vanished, bot does what
    and those who asked but did not book?
    how does the bot treat a person who only enquired
    somebody enquired and never came back, what happens
    what does it do when a person asks and then goes silent
    a woman enquired about facial and did not book, will it write to her once
    are the nudges before a visit automatic
    person took the rates and never fixed a date, how does the bot treat him
    how pushy is it with those who only asked
    will the bot pester people
    after someone says let me think, what does it do and how many times
    i dont want it to irritate my customers with messages every day
    i am scared people mute us because of too many pings
    does it keep sending messages to somebody who did not reply
    when precisely does the patient get the nudge, night before or morning
    how many messages does a person get who asked and never booked
    if a lead goes cold does it message him again
    will it bother a family that decided against us
    how often will it text my clients
    one soft message and then silence, is that how it behaves
    does it write again if there is no answer
    the gym app i had sent daily texts till members left, i dont want this again
    i don't want my clients to be disturbed again and again
    does the client receive anything an hour ahead
    our last bot spammed the parents till they blocked us, is yours the same
    do people who asked rates and left get chased for weeks
    how many follow ups does it send to an admission enquiry
    the previous software wrote again and again to people, does yours
    how many pings per booking
    does it stop after one message
    enquiries for admission went cold, does it write again
    a month after the enquiry will it still be writing to them
    does yours also message people ten times
    will it write to parents over and over
    our telecaller rings leads six times and they abuse her, is the bot gentler
    will guests be bothered after they checked the price
    the bot we had kept messaging, customers blocked our number
    please not the kind that writes good morning every day
    how does it follow up with old enquiries
    does it text the same person repeatedly
    is there a limit on how often it writes to one person
    people who went quiet, how many times are they contacted
    somebody asked the price and went silent, does the bot write to him
    will my tenants get bombarded
    can it keep chasing a lead every day
    if they ignored the first nudge, does another come
    does the property buyer get endless messages from it
    does it chase people who didnt book
    the lady before us used software that stalked parents, hope yours is not so
    will my patients get spammed by this
    how does the follow up work
    does it bother people after they said no
    follow ups, how many
    how does it stay polite to cold leads
    does it nag
    will donors who did not answer be written again
    i fear people will block my number because the assistant writes too much
    does it nag people who did not book
    what does it do with people who only enquired
    will parents get too many messages from it
    can people tell it to stop messaging them
    do customers feel harassed by so many messages
`,
  reminders: `
    will it remind the ones that went cold, politely
    will my clients get a reminder an hour before the consultation
    i am a tarot reader, can people be reminded shortly before their call
    vastu consultant here, my clients forget their slot, are they reminded on the day
    reminder one hour ahead of a yoga class, does it do that
    both a day earlier and an hour earlier, is a reminder sent
    at what times before the visit is my client reminded
    and a reminder just before the sitting?
    do i press something for the reminder or does it leave by itself
    must my receptionist type the reminders
    what good are the reminders for a dentist
    why do you remind both a day and an hour ahead
    does reminding really cut empty chairs
    how many times does it remind a patient
    how often does the bot remind a client
    when does a patient get the reminder
    does it send a reminder one hour before too
    will it annoy my customers with reminders
    is one reminder sent or ten
    when do the reminders go out
    what is the timing of the reminders
    how long before a class are parents reminded
    what gap is between the two reminders
    are the reminders sent on the same day or earlier
    reminder comes how early
    will my salon clients complain of too many reminders
    our old software sent six reminders and people got angry
    reminder timing?
    hw many reminders go before the class
    how long before the appointment is the reminder
    does the reminder go the day before or same day
    some patients ask fees and never come back, a reminder for those?
    when does the bot remind the patient, one day before?
    how many reminders does a client get before the visit
    patients forget their appointment, will it remind them
    does it send reminder on whatsapp the same morning or the day before
    half my salon bookings don't turn up, will a reminder go
    at what time does the appointment reminder go out
`,
  shopPlatforms: `
    i sell tiles and taps, rates in excel only, no shopify, does the bot work
    hardware store, item list is just a google sheet, enough for the bot to run
    no online store system here, only rates in a spreadsheet, will the bot work
    can the bot work off an excel list when i have no woocommerce
    my store sits on some other platform, can it be done
    neither shopify nor woo, we use a lesser known shop system, ok?
    what about shops on a platform you did not name
    the platform of our toy store is odd, still doable
    is my stock linked to the bot's answers too
    does the bot know if a payment in my webshop came through
    which parts of my online shop get hooked to the assistant
    orders and inventory of my web store, both connected?
    what do you tie together in an e commerce integration
    my sandal shop is on woocommerce, will stock counts be linked as well
    do payments from my shop show up in the bot's replies
    what gets integrated from my store
    i sell only on amazon, anything for me
    we are on flipkart and meesho, does it fit
    we only sell through marketplaces, no own website, would the bot see the orders
    i sell on instamojo, can it see what people ordered there
    does it read my orders from an excel list
    can the order bot be joined to my amazon account
    i write orders in a sheet, will it work
    my orders come in an airtable, does it do
    sirji i am a flipkart and meesho seller only, will this work for me
    can it work with my own website's orders
    we keep orders in a notebook, possible?
    i sell only on flipkart, is this for me
    store is on bigcommerce, compatible?
    works with instagram shop?
    my products are on amazon alone, can your bot help
    does it work with shopify
    we list on jumia and our own small site, can the order bot read it
    can it read my amazon seller orders
    which shop systems are supported
    does it work with amazon orders
    we sell on myntra and ajio, does the bot work with them
    all orders are in the register of the godown boy, nothing digital
    my shop runs on woocommerce, does the bot fit
    i have no own store, just a seller account on flipkart
    I sell on amazon, does it work with that
    our webshop was coded by a college student in php, can your bot get orders from it
    does it work for meesho sellers
    i sell my books on shopify, works?
    our store runs on opencart, fine?
    etsy shop owner here, can it connect
    do i need to shift from wix to something else for the order bot
    we are on woocommerce
    does it support wix stores
    i have a custom made shop, does it fit
    on ondc and glowroad both, how will it fetch orders
    our shop runs on shopify, will the bot fit
    can it read orders from my website
    we keep our orders in a sheet, is that ok
    woocommerce site for my handicrafts, can it be linked
    does it understand a wordpress store
    does it work with magento
    prestashop supported?
    can you connect my meesho shop
    squarespace?
    orders come by whatsapp and i note them in a notebook, would the bot work
    we sell through instagram and note orders in excel
    is it compatible with my online store software
    our orders are in google sheets, is that enough
    nykaa and myntra seller here, can the bot look up those orders
    do you support prestashop or opencart
    which online stores does the bot work with
    our store is home made, can it be linked
    which store builders is it friendly with
    is my opencart shop compatible
    i keep orders in a notebook, hm?
    i sell on etsy and my own page
    only swiggy and zomato orders, can the bot see those
    a friend made our catalog on zoho commerce, will it hook up
    works with prestashop?
    i list my candles on instagram and keep orders in excel
    shopify?
    i keep sales in an ipad notes app, is that enough for it to read
    do i need shopify for the order bot
    woo commerce support?
    etsy?
    does it work with a self made php shop
    is a simple spreadsheet of orders good enough
    works with amazon store?
    can it pull orders from my website
    magento?
    ecwid store, does it talk to it
    what if my shop system is not on your list
    woocommerce store, does it fit
    my shop is on wix, ok?
    jumia seller from nairobi, does it work with my shop
    no software at all, orders come by dm and i write them down
    i sell through a google sheet
    can you hook it to squarespace
    do you support shopify
    we run a custom cart on laravel, can you plug in
    will it work with blinkit or bigbasket listings
    i only have an instagram shop
    works with woo?
    my store is on dukaan, fine?
    facebook marketplace seller, can it be used by us
    our web shop is custom made
    amazon and flipkart both, no website of mine, can it answer about those orders
    I take orders in a google sheet
    shiprocket plus shopify is what i use, ok with the bot?
    do you support indiamart sellers
    is my shop software supported
    I use woocommerce
    is any cart system not supported
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
    can it connect my calendar
    does it check my calendar
    can it see free slots
    does it use my calendar
    guesthouse here, would it promise a room hour that is already taken
    will the assistant propose only what is open in our diary
    my parlour fears double booking, does the bot see what is free
    are people offered only hours that are still open
    homestay owner, can two guests be given the same slot by mistake
    does it look at our calendar before it says yes to a guest
    physio with two beds, are full hours left out of the offer
    and no hour is offered that somebody has already
    once the bot has fixed a visit, which diary is it kept in
    does the booked slot get stored in the calendar i already have
    the bot booked somebody, now where do i find that entry
    is each booking saved to my phone's calendar
    does the assistant write the visit down in our own calendar
    after booking a haircut, does the time land in my calendar
    fixed appointments end up where
    and where is that appointment kept
    how does it keep from handing out an hour that is gone
    will a seat at 5 be offered when someone already has it
    can the bot be sure a slot is still open before it proposes it
    what stops the bot from proposing my busy hours
    does it check for taken slots before answering a patient
    how does the bot tell booked hours from open ones
    will it never suggest an hour that is full
    and it wont offer taken times?
    must i open a separate calendar for the assistant
    can the bot work from the calendar we have at the clinic now
    is a fresh calendar needed for bookings or does the present one do
    should our parlour set up another calendar just for the bot
    do i keep my present calendar
    will you give me a new calendar app or use mine
    old calendar okay for the appointment bot?
    must my staff learn a new calendar
    will it propose an hour that somebody has already taken
    how come it never gives away a filled slot
    if 4 pm is gone, could it still offer 4 pm
    does it work with google calendar
    can it use my calendar
    my assistant blocks time on her phone calendar, will the bot respect it
    will it check my google calendar for free times
    two doctors in one cabin, will it ever give the same slot to two people
    my wife and me share a calendar, can the bot use the same one
    zoho calendar user here, ok?
    can it see when the doctor is busy
    does it look at my google calendar before giving a time
    last month two patients came at the same hour, can this be prevented
    last week bride and another bride were both at 4, how do i prevent it with your thing
    does it avoid booking two people together
    how does it know when I am free
    i dont want clashes between my home visits and clinic slots
    if i put lunch from 1 to 2 in my diary app, would it leave that hour
    which calendar does it work with
    will it double book
    patients were booked on top of each other
    bookings that come by call are written by me, how would the bot know
    i use the calendar on my iphone, can the bot read that
    is my outlook calendar supported
    we write appointments in a paper diary, does that work
    i use apple calendar on iphone, is it readable
    three stylists with different timings, can it keep them apart
    no double entries please, is it sure
    i note bookings in google calendar
    does it see the appointments that i fixed myself
    what if two patients want the same slot
    does it look at my outlook
    does it sync with the calendar on my phone
    shared calendar of three therapists, works with that?
    does the booking show up in my own calendar
    two people at the same time, can that happen
    will the bookings show up in my calendar
    will i have to shift to a new appointment book
    our lawyer's diary is in outlook, will it connect
    does it work with outlook calendar
    will it sync to my calendar
    two places booked at one time is my nightmare, does it happen with bots
    does it know my holidays from the calendar
    is double booking possible
    can it see when i am free
    when i am at a wedding and mark the day as busy, does it stop offering it
    how do you prevent double bookings at our clinic
    which calendars
    we write appointments in outlook, can it read that
    do fresh appointments land in the same calendar i look at daily
    i still write appointments in a register, is that ok
    overlapping appointments are my biggest headache
    does it check if the slot is free
    where does it take the free times from
    can it connect with our team calendar
    google calendar?
    where do the bookings show up
    overbooked the boat twice this season, will your assistant be careful
    if i block an hour for lunch does the bot respect that
    in which calendar do i see the bookings
    could two people get the same slot
    we track slots in a sheet calendar, is it fine
    i give tuition at home, will it look at my timetable before giving a slot
    we use a paper diary, must we change
    can it see my schedule
    both of us partners look in one google calender, can it be that one
    calender sync possible?
    can it check who is free before it books
    avoid double bookings?
    slot clash guarantee?
    do i need to change the calendar i use now
    works with my phone calendar?
    will it mix up appointments
    will it write in the calendar or only read
    can it read zoho calendar for free slots
    how does it know which slots are free
    the same hour given to two students, happened twice. how do you stop that
    my matatu hire diary is on google, can it look there before saying yes
    two counsellors share one calendar, will it manage
    does it see my google calendar
    does it block the time in my calendar by itself
    receptionist and bot booking at once, can they collide
    can it check my free slots
    is it linked with my appointment diary
    does it keep off hours that are already gone
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
    is my existing calendar used
    i have one chair only, if two clients ask for the same hour will the bot book both
    can it double book me by mistake
    two people want 5 pm together, whom does it give`,
  tools: `
    flats broker, can leads of the web form, mail and whatsapp all drop in zoho
    is it possible to have every enquiry end up in zoho by itself
    three places where buyers write to us, could they all be linked with hubspot
    will zoho take in what people send on whatsapp and by email
    my enquiries are scattered, can you pipe the lot into our zoho
    does your setup talk to zoho so nothing is typed twice
    plot dealer on zoho, do the form and whatsapp hook up with it
    mail, whatsapp, site form, everything straight in hubspot, can that be done
    and does that work with zoho
    and is hubspot possible to link
    my boys forget leads, can something enter them into zoho automatically
    leads from mail and whatsapp should reach hubspot without typing, can it be linked
    real estate office here, does it push each lead to zoho on its own
    our agents use zoho, would leads be filled there by your software
    travel desk, can every enquiry be saved in hubspot with no human hand
    do you hook whatsapp and mail to zoho crm
    insurance agency, is zoho one of the tools you can plug in
    and can zoho be hooked up too
    our program isn't one of those you mention, can the agent still use it
    the agent and a tool you did not name, how does that go
    we run a rare software, will an agent connect to it
    what does my software need so the agent can be tied to it
    my accounting app is unknown to you, does the agent work with it
    software not in your examples, still possible to connect?
    does the agent connect only to named tools or to others also
    and if my program is not among those tools
    do you integrate with razorpay
    can it connect to razorpay
    does it connect with our payment gateway
    does it go together with shiprocket
    our accounts sit in marg erp, can something be hooked to that
    can it be linked to our accounting software
    do you integrate with freshdesk
    can the assistant read our membership database
    will it sync with our inventory system
    vyapar app, does the bot read it
    can it put enquiries in zoho automatically
    our dealer software is made by a local company, will you be able to link it
    can it read our erp
    does it connect to our billing program
    need the leads to show in our bitrix, doable?
    can it connect to the software we already use
    will leads go into hubspot
    can it connect to zoho
    which software can you integrate
    does it work with our clinic management system
    we live in google workspace, mails sheets docs, would it fit in
    can it connect with our school erp
    does it work with tally
    which programs can be linked to the bot
    we use hubspot, can it be linked
    can your assistant pull stock from busy software
    can it write into our erp
    can it save the data in google sheets
    does it talk to salesforce
    we use sap, can it be linked
    monday dot com board, will it drop the enquiries there
    does it integrate with tally at our wholesale shop
    can it write into google sheets
    will it talk to our billing program
    which tools can be connected
    is it possible to link it with zoho crm
    what all systems can be joined to it
    does it integrate with our hospital software
    can you connect it with our erp
    we use freshdesk, will it connect
    is there an api connection
    my office runs on an access database from 2008, is there any way to link
    does it know zoho books
    can the bot talk to our hotel booking software
    is hubspot supported
    can it be linked to our erp
    does it get along with microsoft teams and outlook mail
    does it go with vyapar or busy
    will it work with google sheets
    do you connect to salesforce
    works with tally?
    can it use our school management software
    can it send the invoice out of tally when a client asks
    can it write into excel
    link with our billing program
    do you have an integration with gmail
    integrates with what
    notion user, linking possible?
    does your thing speak to our software
    will it work with our pos machine software
    tally and busy, supported?
    can it push data to my crm
    practo and the bot together, would they talk
    can it connect with microsoft teams or outlook mail
    can it send data to salesforce
    we use a self made program at work, can it be connected
    does it work together with gmail
    does it work with notion and trello
    can it pick data from my erp to answer dealers
    link with our hotel software
    is freshsales supported
    our gym uses its own member app, can they be joined
    do you connect with quickbooks
    is there any api to hook our own software
    zoho?
    can it be linked to practo
    does it know how to use tally
    can the bot read from tally
    we have petpooja at the restaurant, would it connect
    do you connect with razorpay or paytm
    tally, does your bot know it
    does your bot understand busy or tally
    is the bot familiar with zoho
    what if our software is very old, can it still be connected
    m-pesa till confirmations, can the bot see those through a link
    does the assistant know hubspot
    tally integration
    does it sync with leadsquared
    does it work with my software
    does it do webhooks or zapier
    connect to our app?
    our erp has an api, is that enough
    zoho connection?
    can the bot talk to razorpay
    leadsquared to bot link?
    is there an integration for airtable
    we have our own program, can the bot read from it
    google sheets for enquiries
    can the data go to excel
    can it read stock from our billing system
    will it sit with fedena, the school software we have
    will it fit with the systems we use now
    can it talk to tally
    which integrations do you offer
    does it connect with zoho
    staff copies names from chat to freshworks every day, can the two be joined
    we use google sheets, can it write there
    we track everything in excel, will it work with that
    our lab software, can it link
    can it fill our google sheet
    which programs does it already know how to work with
    works with pipedrive?
    will it work with our billing software
    can it be joined to hubspot
    pos machine at billing counter, can it be linked up
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
    does the bot put the lead into our crm
    will it work with Tally
    can bot take stock from my excel?
    does it connect to Zoho CRM or not
    we use Google Sheets, can it write there
    Can it link to our hospital software?
    our billing is on Marg software, can the bot pick rates from there by itself
    I keep all bookings in one Google sheet, I want new enquiries to come there automaticaly
    We are using QuickBooks here in Nairobi, will your bot be able to read invoices balance from it
    is there any way that order from whatsapp directly goes in Tally Prime without someone typing again
    My pharmacy POS was made by a local guy, can your system get the stock figures out of it
    I am running a wholesale kirana business with nearly 2000 items in Tally. Boy sitting on counter replies wrong rate because he doesn't check. If the bot could read rate directly from Tally my tension is over, does it do that
    At our hospital we have an old HMIS which only the IT guy understands, appointments are all inside there. Receptionist writes them twice, once in a book and once in the system. Can your bot put the appointment straight into the hospital system
    all my student fees data is in one big excel file which my wife updates every night. parents keep messaging how much is pending. can the assistant look in that excel and tell each parent their amount or it cant use excel
    We deal in solar panels and leads are in Zoho, but the sales boys forget to enter the ones coming on whatsapp so they get lost. I need something which will push each enquiry to Zoho with name and number, is yours able to`,
  night: `
    can clients of my salon take a slot at midnight too
    will it keep booking after the parlour shuts
    somebody wants an appointment at 2 am, does it go through then
    also late at night?
    messages of the evening lie till i open next day, how will that change
    within how many seconds does a buyer hear back from the bot
    once the bot is in, what becomes of texts that arrive after eight
    today my late messages rot till ten in the morning, and with yours?
    does it work at night
    patients from abroad write when we sleep
    i go to bed at nine, people write at eleven
    bakery opens at 7, orders are asked at midnight, will they be answered
    is the bot available around the clock
    does it run when the office is locked
    during friday prayers nobody is at the counter, does it carry on
    does the assistant take a day off
    what about messages on sundays
    who answers when my shop is closed
    diwali week we are shut ten days, will customers get answers
    will someone answer my customers at midnight
    customers write at midnight
    does it answer while I sleep
    queries from dubai come when it is midnight here
    does the bot work on sundays
    is it active on holidays
    will it reply when I am in surgery and cannot look at the phone
    how long does one wait for a reply from it
    can it reply when the clinic is closed
    how quickly does the bot respond
    after 8 nobody is in clinic, who replies
    my lunch break is 2 to 4 and messages pile up, does it cover that
    how fast does it reply
    guests write at 3 am from other time zones
    does it answer when the cafe is shut
    does it take weekly off
    my shop shuts at nine, who answers after that
    does it answer instantly
    parents message at 11 at night
    power cut and my phone is dead, does it still respond
    does it work 24 hours a day
    does it work on sundays when the school is shut
    people write late in the evening and nobody replies
    when i am on a flight, who attends to the clients
    is it active during diwali holidays
    reply in the evening when staff is gone
    24/7?
    a hundred people message on result day, can it keep up
    messages come late in the evening when we are home, does it answer them
    how many people can it answer at the same time
    24x7?
    is it there also on ganesh chaturthi
    will it answer when i am travelling
    at night?
    does it reply at once
    early morning 5 am enquiries for the milk shop, are they attended
    can it reply to many people at once
    will it reply on sundays and holidays
    is it awake when i sleep
    late night is when students ask, is it up then
    does it also work early in the morning
    sundays and holidays too?
    customers write at 11 pm
    instant or after some minutes?
    what if a patient writes at 4 am
    when we are closed
    how fast are the answers
    i want to shut shutters and forget the phone till morning
    is the assistant ever offline
    can it talk with fifty people at once
    it should answer at 3 am too
    will it make people queue if many come together
    do customers have to wait for an answer
    does it answer at 2 in the night
    works on sundays too?
    are weekends and public holidays covered
    who replies to parents on weekends when our coaching is shut
    does it answer at 3 am
    is it on during holidays
    no one at reception after six, what happens to the messages
    guests abroad write in the night, can it reply then
    who replies when i sleep
    works all night?
    at night the guard has the phone, useless. can your bot do it
    lunch break and nobody at the desk, will the bot answer
    after 10 pm also?
    will it reply when I sleep
    does it doze off or is it on always
    does it respond instantly
    is it running 24 hours
    my shop is closed on monday, does the bot work then
    easter monday we are closed in nairobi, does it keep replying
    after hours messages, what happens to them
    will it reply after closing time
    does it answer when I am on holiday
    we close at 7, does it answer after that
    how many seconds till it answers
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
    can people change or cancel their appointment with the bot itself
    customer wants to postpone, does the bot do it
    and if the client wants to postpone
    and when the customer needs another hour
    what if she cancels an hour before her haircut
    can the patient push it to next week himself
    a learner wants his driving hour on another day, does the bot do it without me
    student asks for a different class time, must i ring him or is it moved
    pupil cannot make tuesday, will the machine give him another slot
    and if they want to shift the slot, does it do that alone
    where is the appointment written after it is booked
    does it ever offer a time that is already gone
    into which diary does the appointment go
    will it remind my patients
    can it remind parents about the trial class
    does it message people again who did not book
    will it follow up those who asked and vanished
    we run a spa, can ladies book their time on whatsapp at any hour
    every evening i call twenty people to tell them about tomorrow, can that stop
    reminder on the morning of the checkup?
    how many times will it chase an enquiry
    does it send a reminder before the appointment
    can it note how many people are coming for dinner
    one gentle nudge to those who enquired, can it do that
    someone wants to shift from thursday to saturday, does he have to phone me
    how many reminders does it send
    can people cancel through it
    does it take bookings for taxi rides
    does it write back to those who went silent
    will it stop no shows
    how does a client get a time from the bot
    can it keep the table reservations
    can patients book an appointment through the bot
    can it take appointments
    does it remind patients of their visits
    can customers reschedule with the bot
    can it give my turf out by the hour
    does it take bookings for a salon
    how does booking through whatsapp work
    does it send reminders
    can it confirm the slot and remind later
    can people cancel their appointment in the chat
    how do my clients book a slot with it
    parlour is full on saturdays and empty on mondays, does it offer monday times
    will it follow up with people who did not book
    table for six on friday, can it take that
    can members book the 7 am class
    can people cancel or change their appointment on whatsapp
    visits to flats, can it fix them
    i keep writing names on the wall calendar, could the bot take appointments in my place
    my clients forget their appointments
    can it manage table reservations
    will it book site visits for my property buyers
    when are reminders sent
    does it write again to those who did not answer
    what happens to a slot when the person backs out
    follow up after enquiry, once or many times
    can it reserve a table at our cafe
    does the reminder go by itself or must i press something
    our donors forget the blood camp time, can it remind them
    patients shift their time five times, can it handle that
    does it handle trial class bookings
    is there a message to the patient an hour before
    we have many no shows, does it help
    can it book trial classes
    many patients forget to come, can it help
    boat ride seats, does it do those reservations
    how does the bot handle follow ups
    can it schedule site visits for flats
    does it call back missed callers
    will it show the free times to the customer
    does it remind people a day ahead or only same day
    empty chairs because folks forget, what does it do on that
    does it book
    do mothers get told the evening before vaccination day
    can a member book his gym session himself
    reminders?
    will it remind people before their slot
    can pupils fix their driving lesson with it
    can clients move their appointment
    can it take room bookings for my homestay
    can a guest change his table
    rescheduling by the client himself?
    will it nudge people the evening before
    will it set a time for flat viewing without me
    does it confirm the appointment by message
    patients don't turn up
    follow up with leads automatically?
    how does it handle cancellations
    does it collect names and numbers of people who ask
    can parents fix a meeting with the teacher through it
    can it write to one who asked for the price yesterday and did not fix a date
    people forget the counselling session, reminder possible?
    half of my bookings never show up
    does it poke the parents who asked about admission and went quiet
    i run a car wash, can people choose a time through the bot
    can someone cancel at midnight
    can a patient say cant come and be moved by the machine
    can patients book by themselves
    will it move an appointment
    what if a client wants to shift to another day
    can patients cancel through it
    does it fill my calendar
    does it confirm with the client when the time is fixed
    can it do reservations
    can it book different services with different durations
    will it remind my clients of their appointment
    my patients forget their time, can it remind them
    parents want to reserve a trial class for the kid, does it do that
    car service garage here, does it schedule drop off times
    does it book for two doctors
    does it book tables
    can it take appointments for three doctors
    people cancel at the last minute, can the bot handle that
    does it fix time for flat visits
    i do home visits for physiotherapy, can it fix those
    does it do apointments
    can it do appointments for my salon
    does it take reservations for a restaurant
    room enquiries and dates, can it handle
    people book and do not come, what can the bot do
    will it call back the no shows
    can my barbershop in kisumu let it handle who comes when
    will patients feel spammed by the follow ups
    book free demo class for new students automatically
    can it send appointment reminders
    can it move an appointment
    can the bot show free slots to my patients
    does it handle a party of eight for sunday lunch
    can patients pick a time by themselves
    can the bot schedule demo lectures
    somebody asks for the fees and then goes silent, does it write to them again
    how often does it message people who did not reply
    can it register kids for the summer workshop slots
    can it note a new mother and fix vaccination dates
    photo studio here, can it take bookings for shoots
    will it offer only the timings that are really empty
    does it remind people before the visit
    we lose enquiries after the seminar, does it keep a list
    it should collect name and number of everyone who asks about the course
    does it let people cancel on their own
    people ring only to ask "is 5 pm free", can it tell them
    does a cancelled slot open up again
    can it move an appointment if somebody is late
    will the bot annoy those who asked once
    appointment booking on whatsapp, do you do that
    half of my clients don't show up, will it remind them
    is rescheduling done by itself or through me
    when someone drops out is the slot given to others
    what does it do when a patient does not show up
    will it handle court bookings for badminton
    does it cancel and rebook
    will it send a reminder the day before
    does it also remember to alert people before their turn
    can it give a slot to a new patient by itself
    can it take bookings for our banquet hall
    people forget their slots
    can students book a demo lecture through the bot
    how does it take a booking
    photographer, shoots get postponed always, can it move the dates
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
    who cancels when a customer cannot come
    coaching centre, can the bot tell the fees and keep a seat in the demo class`,
  orders: `
    customer lost the order number, can it still be found
    my phone rings all day with where has my order reached, would the bot tell them
    toy shop online, buyers want to know if it is dispatched, does the bot answer
    all day they ask about deliveries, could your bot take that over
    and can it tell them where the order is
    can my buyers find out by themselves where the delivery is
    people want to check their parcel without asking me, on our web shop
    shoppers should see delivery status alone, is that possible
    my woo shop customers ask for tracking, can they get it without me
    who tells the buyer where his kurti has reached, must i do it
    can customers type the order number and learn when it comes
    i sell candles online, can clients look up their shipment at night
    and can they track the parcel themselves
    once a buyer likes a bag, does the bot hand over where to pay for it
    does the shop assistant include the link for ordering
    can the buyer go straight from chat to the product's page
    will shoppers be sent a page to order from
    does it add a purchase link after telling the stock
    sends link to order the kurti?
    and does it give the link to buy as well
    when someone asks for a size, does the reply carry the buying link
    how would my buyer follow his parcel in the bot
    what does a shopper type so the bot finds his consignment
    tracking an order via the bot, how is it done for my customers
    can shoppers trace their order in the chat by mobile number
    after telling the colours does it hand the buyer the page to purchase
    buyer types only his mobile, can it say where the courier is
    will shoppers get a buy link in the reply
    does it share the product link so people can order at once
    from where does the bot take sizes and colours it tells buyers
    how does my buyer find his shipment in the chat
    does it push the checkout link when somebody likes a kurti
    where is my parcel messages, what must the buyer type
    can the bot tell customers where their parcel is
    does it know the order status
    "bhaiya mera saman kab aayega" fifty times a day, can the bot reply to that
    customers message "has it left yet" daily, can the bot tell them
    can it tell when the book arrives
    customers keep asking where their order is
    does it tell people that the l size is finished
    do you have something where buyers see how many pieces are left
    can people look up their parcel with just the phone number
    can it take orders on whatsapp
    someone wants to change the kurta for a bigger one, does the bot handle it
    can it tell buyers the status of their order
    will it answer questions about stock and sizes
    how does it handle returns
    parcel stuck in bhiwandi, will it inform the buyer who asks
    customers ask when the parcel will come, can it answer
    can it tell if a product is available
    my buyers never remember the order number, can they still check
    can it look up a shipment with only the mobile number
    does it know whether an item is in stock
    does it know delivery times
    can buyers track their shipment through the bot
    do buyers get the purchase link from it
    can it answer questions about size and colour
    does it find the order by phone number
    readers ask where their book parcel is
    does it know which colours are left
    does the bot handle return requests
    will it find the order by mobile
    can it recommend products and send the buying link
    how will it find one person's parcel out of hundreds
    how will it find someone's order
    buyers ask about size and colour all day
    can it say when the parcel arrives
    pickle shop: they ask is mango available, can it say
    can it explain our exchange policy to buyers
    handles exchange requests?
    does it know which sizes are left
    no tracking id in hand, buyer only knows his name and phone, will bot find it
    will it say when a product is back in stock
    does it answer about cash on delivery
    order status?
    will it tell about cod and return window
    can people order through whatsapp with it
    tracks parcels?
    track merch orders
    my wife spends afternoons telling where couriers are, would it do that for her
    does it tell the delivery time to my city
    can it tell someone that the medium in blue is sold out
    can it say if a size is in stock
    customers keep pinging dispatched or not
    is cod available type of questions, can it answer those
    answers where is my order
    does it deal with returns and exchanges
    can somebody place an order for two lehengas through the chat
    can it send product links to the customer
    returns questions, does it handle them
    will it say whether xl is in stock in black
    if it is out of stock does it say so
    i sell shoes online, people ask for sizes all day, can the bot answer
    does it know whats in stock
    can customers buy through the chat
    readers wait for their signed copies and ask me daily
    does it show a picture or link of the saree
    can it say where a parcel is
    does it know my stock
    can it read my list and say the sofa comes on tuesday
    can a buyer cancel an order in the chat
    a customer asks is the red one available in 38, can the bot answer
    will it tell the delivery date
    does it answer about shipping time to upcountry towns
    a buyer got the wrong item and wants an exchange, can the bot handle it
    customers ask where is my order all day
    does it know my catalogue and availability
    exchange and refund queries of buyers, will it deal
    tracking number questions, does it do that
    can it tell people where their parcel is
    does the bot see my stock by colour and size
    wrong item came, customer writes to the bot, and then
    my bakery gets cake orders on chat, can it note them
    does it know if a size is in stock
    customers ask order status all day
    is it able to suggest a matching dupatta with link
    does it tell if cash on delivery works for a pincode
    can it take orders
    will it answer about delivery and returns
    has my cake left the shop, can the bot answer such
    can it answer product questions for an electronics store
    can it send the link of the product that is in stock
    how does the bot know where the order is
    a customer lost the tracking id, can it still find it
    refund status queries from my buyers, will it reply
    can it check stock
    where is my order type of questions, does it do those
    buyer only gives mobile no, will bot know where the packet is
    can it suggest another colour if one is sold out
    can it take cake orders on whatsapp
    can it tell a buyer where the parcel is
    does it know what is in stock
    what does it say about shipping charges
    will it answer about sizes and returns
    customers ask has it shipped, can the bot say
    how does the order bot know where my parcel is
    does it look up orders by mobile number
    does it handle exchange questions
    can it check whether the red one is available
    delivery date questions, can it do those
    can buyers ask for cash on delivery status`,
  updates: `
    can I change prices later
    who updates the answers
    can i change things later
    can you change my prices later
    how to update the bot
    can i change the answers
    how to change price in bot
    can i change it later
    can we change things afterwards
    will you change it later
    parlour rates go up in june, who puts them in the bot and does it cost
    who types the new haircut prices into the bot's answers, you or me
    is there a charge every single time the bot's rates are changed
    and who alters the rates in the bot
    can i change the answers myself or must i call you each time
    is changing an answer charged
    we got a second branch, how will the assistant come to know
    our offers change every week, do i get charged for telling the bot
    what if my timings change every week
    my prices change often, who updates the bot
    rates of gold change daily, who puts it in
    whom do i contact when the fees in the bot are outdated
    how do I change the answers later
    I have new opening hours, how does the bot learn that
    if i drop a treatment from my list, do you take it out of the bot
    who changes the bot when my prices go up
    is changing the answers free
    new doctor joined, is adding him free
    winter timing starts, is there a bill for telling it
    how do i update my timings in it
    if I add a new service will the bot know
    who keeps the assistant up to date
    holi closing must be told to it somehow, what is the way
    if we add a new course, how does the bot learn that
    menu changes weekly, who updates it
    we changed our rates, what now
    my thali rate goes up by ten rupees, does it cost to have that altered
    are changes to the answers of the bot free of charge
    do small changes cost extra
    we change our menu every week
    do you come in every time something in the answers has to be changed
    do you charge each time the menu changes
    can I update what the bot says myself
    how do I add a new product to the bot
    suppose doctor mehta leaves, will you take his name out of the replies
    our fees change every session, who updates the assistant
    what if my timings change during festivals
    prices changed, now what
    keeping its knowledge current, is it in the fee
    can i edit the answers of the bot on my own
    how to update answers
    new collection every month, does that cost extra
    new syllabus new batch new fees, every june. who feeds that
    how do i tell it we are closed tomorrow
    if my timings change who tells the bot
    new menu every month, extra cost?
    one wrong line in its answers, do you alter without charging
    new staff joined, how do i get her into the bot
    can i change my prices in the bot later
    what if my hours change
    can i just send you a voice note with the new rates for the bot
    we stopped one service, how is that removed from the bot
    i have new prices every month, who enters them
    small change, do i pay
    how soon after i tell you does the bot say the new price
    what do i do when my rates change
    can you add a new service to the bot later
    do edits cost money
    fresh stock details each week, am i to type them or you
    how quickly are changes made in the assistant
    we changed our address, who updates the bot
    who changes the opening times in the bot
    is there a fee each time i tweak what it tells people
    is there a limit on changes per month
    new fees from april, do you change it
    do you charge for small edits
    our delivery area grew, how do we let it know
    do i have to pay for new answers in the bot
    will you keep its knowledge fresh
    my prices change every week, who updates the bot
    term dates shift every year in our school, who corrects the assistant
    my salon has a new price list, how is the bot updated
    how do I change the timings in the bot
    who edits the answers of the bot
    phone number changed, will it be put right in the bot
    we moved to another street, who tells the assistant
    we change batches each month, cost?
    I got a new menu, will you put it in
    its replies got stale, who refreshes them
    our stock of courses changes often, is the updating included
    can I tell the bot that we are closed tomorrow
    do you charge for small changes
    salon added bridal services, must i buy the bot again
    how do i keep the bot's information fresh
    who changes the answers when my fees change
    my fees change in april, who updates the bot
    is unlimited altering of answers in the monthly
    seasonal room rates, who enters them in the bot
    if I add a new doctor do I pay again
    prices change every season, what does that cost
    ramadhan hours for the shop, how do i make the bot say them
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
    sorry i am not technical, what does this bot do actually
    my day is okay as it is, what would this add
    how would a bot help my business
    what is the job of the bot in a clinic
    how does it help a clinic
    tell me like i am five, what is it good for
    my friend got one for his hotel, what is it good for
    what would change for me
    is it worth the money
    how does a tuition teacher profit from a bot
    will i sit less with the phone in hand
    what problems does it solve
    what would i no longer have to do with the assistant
    how does it save me time
    is there a point for a one chair barber
    explain simply what this bot will do for me
    I manage fine without, why should I get one
    what good does a chatbot do for a small shop
    what exactly does the bot do for a shop like mine
    people say take a bot, but what comes out of it for me
    what are the advantages of whatsapp automation
    in easy words, what would it do all day
    in what way does it help a clinic
    we are three at the desk and still cannot cope, would this ease it
    how would it help my salon
    why bot
    what use is it
    what use is it for a coaching centre
    my wife asks why we should have one
    explain in simple words what this does for a shop
    what is the advantage over replying myself
    what changes in my day with it
    what gets better on the first day
    how does it save time
    benefits?
    why would a doctor want this
    why should i take one for my clinic
    how many hours does one save
    what is in it for me
    what will i gain
    what does a coaching get out of it
    i answer timings and rates all day, would that end
    what difference will it make to my business
    how does this make my life easier
    is a bot really necessary for a small clinic
    is it really useful for a small hotel
    does anything really change in a kirana with this
    what do I gain
    how does it help a school office
    what is the use of a bot for me
    pros of having it?
    why would a doctor need this
    how will it help a bakery
    what do i gain from a bot
    what good is a whatsapp bot
    in plain words, how does a school office gain
    why would i need this
    tell me the benefits for a real estate agent
    is it useful
    advantage over a missed call and a notebook
    what does it take off my hands
    what changes for me
    whats in it for my shop
    can it replace my receptionist
    what would a pandit do with it
    does it save me time
    would the bot be worth the money for a parlour
    why do I need this
    should i hire a second receptionist or take the bot
    we manage everything by phone, what would be better with it
    I already have a receptionist, why a bot
    what would it do for a normal restaurant
    what problem of mine does it solve
    what's the good in it for a guest house in diani
    how does it help a boutique
    does it bring more customers or only save time
    what changes for me if I have the bot
    why do other shops have it
    what are the advantages of an assistant for a gym
    use of a bot in a school office
    what can it do that I cannot do on my own
    i don't understand what such a bot is good for
    what is the return for a dentist
    is it better than keeping a boy for replies
    give me reasons to get a bot
    will it really save me time
    why not simply keep answering by hand
    my father asks what we would use it for
    what does a bot do for a tutor
    does a tiny shop need a bot at all
    what can it do that my staff can't
    sell it to me in two lines
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
    my business lives on whatsapp alone, can i still have the assistant
    i only have whatsapp, no site, fine?
    i don't have any website, can i use it
    do i first have to make a page on the internet before taking the bot
    I have no website, can I still use the bot
    never had a domain. is that an obstacle for the assistant
    is a site needed for the whatsapp assistant
    our clinic has no site, can bot still work
    dont want any site, just the chat thing
    do i need a website before the bot
    we have just a whatsapp number, is that sufficient
    the bot on my phone number without anything online, does it work
    do I need a website for the whatsapp bot
    we have google listing and number, no site, is it fine for the bot
    can the bot work on whatsapp only
    does the bot need a site
    can the assistant stay only on our webpage and leave whatsapp out
    can it work only on whatsapp
    should i first get a website made
    fruit seller with a smartphone, nothing else, would the bot run
    we only have a phone and whatsapp, nothing else
    is it tied to having a homepage
    my parlour has no web page, does that matter
    we have no page, only a number
    my site expired last year and i wont renew, can the bot go on whatsapp
    i want it on the site only, not whatsapp
    do i have to own a domain for the bot
    instagram and whatsapp are all we have, enough for it?
    can it live only on my website
    website compulsory for bot?
    there is no site for our clinic, will it still run
    is a homepage required for the assistant
    does the assistant sit on a site or can it go without
    will it work without a website
    only instagram and a phone number, no site, ok?
    i have a site but want the bot only on whatsapp, ok?
    no website ok?
    no site no email only phone, can you put a bot
    could i take the bot now and the website later
    is a website a must for the assistant
    must a salon own a webpage to use the booking assistant
    we just use whatsapp, is that enough
    i sell from home and have no site, can i take the assistant
    we in eldoret have no webpage, only a line, will the bot do
    chat on the site but no whatsapp please
    is it possible to have the bot first and a site maybe never
    is the bot possible without a homepage
    only whatsapp, no site
    only whatsapp, no website, ok?
    must I have a site first
    can the bot be only on my site and not on whatsapp
    I don't have a website, can I still get a bot
    do I need a site for the bot
    I sell only on whatsapp, no website
    where does it run if we have no website
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
  socialMedia: `
    does it work on instagram
    insta dm also?
    can the bot reply to my facebook page messages
    my customers mostly write in instagram dm, will the assistant answer there
    salon here, 90% of enquiries come on insta not whatsapp. can you cover that
    is messenger supported
    what about telegram
    I sell sarees through facebook live, people comment price pls price pls, can it answer those comments
    and if somebody messages us on fb instead of whatsapp?
    do you handle social media inbox too or only whatsapp and website
    photographer. brides send me msgs on instagram at midnight, who will answer them
    we have telegram group of 4000 students, can your bot answer inside it
    kindly tell whether Facebook Messenger is included
    will it auto reply to comments under my reels
    hi, is this only for whatsapp? our whole business runs on instagram
    can one assistant sit on whatsapp, insta and fb together
    gym owner here. leads from facebook ads land in messenger and nobody sees them, can the AI pick those up
    I dont get much whatsapp, i get dms. can u do dms
    instagram chatbot available or not
    can the same bot talk to followers who write under our posts
    Our NGO gets questions on Facebook page inbox, can your assistant respond to them
    pls confirm insta + messenger both get answered
    we are on telegram channel mostly, any bot for that from your side
    is there a way that story replies on instagram also get an answer from the assistant
    In Nairobi everybody buys through facebook and IG, does your assistant reply over there
    I would like AI to take care of the chats on my insta shop
    will it work in X / twitter messages also
    author here, readers write to me on instagram and facebook, can a bot respond on my behalf
    one bot for instagram whatsapp and website together
    same assistant on all channels insta fb whatsapp site`,
  onOwnSite: `
    i already have a website can you put the bot on it
    works with wordpress?
    can chatbot be added to my wix site
    my site was made by another developer, can you still add the assistant
    no new website needed, only chatbot on existing one
    shopify store is ready, just want the chat assistant inside
    do i have to make a new site with you to get the chatbot
    and if my website is already live?
    is there a code i paste into my page for the assistant
    Travel agency, our site is 5 years old in wordpress. can your chat window go there
    can you embed it on our current site
    we dont want to change our website. only add AI chat in the corner
    hotel site built on squarespace, is your bot compatible
    I have my own domain and site from my nephew, will your assistant fit in that
    existing website + your chatbot possible?
    Does it plug in to woocommerce site that somebody else built
    school website is from govt vendor, can we put your chat there as well
    would like to keep my old site and have the assistant sit on it
    any plugin for wordpress to put your bot
    godaddy website builder is what I used, can the bot be installed over that
    which kind of websites can your chatbot be put on, mine is joomla
    clinic website exists already so please dont sell me a new one, can you attach the assistant
    how do u add the bot to a site that you didnt make
    author here with a blogger page, can I have the chat assistant on it
    I paid someone 15k for my site last year, cant start again, can chatbot be fitted
    can your AI answer visitors on my present webpage
    react site made by my own team, do you give a widget for it
    my photographer portfolio is on wix and I like it, just need chat on that
    i already have website, chat only how much
    price to add chatbot on my existing site
    we have a wordpress site for our school, what does only the chat cost
    cost of putting assistant on my own website
    website is there, just need bot on it. rate?
    how much for a chat widget on the site i have
    My shopify store is running, want only the chat there. charges please
    don't need new website, only chatbot for the old one, what is the price
    and if I have my own site, what will you take for adding chat
    can you quote for chat bot integration in our hotel website
    for clinic site made by my cousin, adding AI chat will cost what
    chatbot on existing site is 19999 or less
    what do i pay if only chat is put on my current page
    is it cheaper when site is already made and only bot is missing
    Our NGO site exists since 2015. We would like a chat box in it, what would be the charges
    embed chat on my webpage kitna charge
    i bought domain and site last year, only assistant remains, tell me price
    per month fee for bot on my own website?
    author here with my own site. how much to have readers chat there with a bot
    a developer gave me site without chat, you add chat for how much
    fees for live AI chat inside my present website
    no whatsapp, just my site. chatbot cost
    rates for a bot on a wix site i made
    tours company Arusha, site is ready, how much to put your chat on it
    lowest price for website chat if website is mine
    property portal of ours is live, want chat in corner of it. budget needed?
    what would the same chat you have here cost on my website
    only chat. own site. how many rupees`,
  foodOrders: `
    can it take food orders on whatsapp
    i have a dhaba, can it take home delivery orders
    menu orders possible?
    tiffin service here, customers message for lunch every morning, can bot note the orders
    does it handle zomato and swiggy orders
    cafe owner. people send orders on whatsapp like 2 cold coffee 1 sandwich, will it understand
    and if somebody wants to order dinner at 11pm?
    bakery, need cake orders taken with flavour weight and name on cake
    can your assistant send our menu and take the order
    restaurant orders by chat, do you do this
    will it collect address and items for delivery
    I run a cloud kitchen in Noida, 60 orders a night on whatsapp. can AI write them down and pass to kitchen
    do customers get to order biryani straight from the chat
    want to reduce zomato commission, take the orders direct on whatsapp with your bot
    pizza shop here, can it handle extra cheese no onion type of orders
    can it tell the total bill after someone picks dishes
    sweets shop, for diwali boxes people order by message, bot can manage that?
    food ordering bot price i dont ask now, just tell is it possible
    We have nyama choma place in Nairobi, can people order food for delivery through the assistant
    kindly tell if the assistant can accept takeaway orders for my restaurant
    does swiggy order come into your system
    my wife makes homemade tiffins, orders come on whatsapp whole day, can this take them
    what if customer changes his order after sending, say 3 rotis instead of 2, will bot manage
    order taking for a fast food stall
    can it say paneer is finished today while taking orders
    Is there something for restaurants so that delivery orders dont get missed at rush hour
    monthly thali subscribers send skip today or 2 extra roti, can it keep track
    juice corner. would like phone-free ordering of items on chat for home delivery`,
  numberAfter: `
    if i stop do i get my whatsapp number back
    what happens to my number when i leave
    can i take my number back to normal whatsapp app
    after cancelling, who has the number
    and if I quit after 6 months, what about my whatsapp number
    will I lose my chats when I stop
    the number is printed on my shop board for 12 years. if I leave you will it still be mine
    do the old conversations stay with me after ending the service
    return number to the ordinary business app after leaving possible?
    when I discontinue is my whatsapp number freed
    scared of losing my number if we part ways
    how do i move the number out once the contract is over
    Clinic here, patients know this number. suppose we stop your bot, does the number go dead
    on leaving, can I use same number in regular whatsapp again
    is my number stuck with you forever
    whatsapp no. after termination?
    can I shift my number to another company if I am done with you
    please explain what becomes of the number and chat history if we end the monthly plan
    if i dont pay any more will my whatsapp number get blocked
    will customer chats be deleted when i exit
    suppose the bot is switched off for good, does my whatsapp number go back to my phone
    gym owner. I dont want to be trapped, so say do you release the number when I go
    who owns the WhatsApp number at the end
    I stop next year, my contacts keep reaching me on that same number or not
    get number back after unsubscribe
    you close my account, then what about the number registered in whatsapp business
    Can I download the chats and keep my number once I terminate
    how many days to get my number back on whatsapp app after i stop service`,
  courier: `
    does it connect with shiprocket
    can the bot tell where the parcel is with delhivery
    i sell sarees online and ship by DTDC, customers ask tracking all day, can bot check it from courier
    will it read blue dart tracking status live
    courier tracking in whatsapp bot possible?
    we use G4S in Kenya for parcels, can the assistant see where the package has reached
    customer sends AWB number, can bot give status
    and if the shipment is stuck at the courier hub will the bot know
    bot linked with courier company
    can it pull the tracking from Sendy and tell my buyer
    boutique on instagram, i post by India Post speed post. tracking by bot can be done or not
    I ship with three couriers, xpressbees, delhivery and ekart. will it check all of them
    once the parcel leaves my shop can your bot follow it with the courier
    does your assistant integrate with courier API for tracking
    out for delivery message should go to customer from the courier data, can bot do
    which couriers are supported for parcel tracking
    customers keep asking me for docket number and where it reached, want the bot to handle from the transporters site
    our parts go by VRL and TCI, can it tell dealers the location of the consignment
    please confirm if Blue Dart and DTDC can be hooked with the chatbot
    delhivery delayed my parcels and people shout at me, can bot look up the delay itself and answer
    tracking link of the courier automatically given by bot?
    book seller here, we dispatch through shiprocket and the buyer asks where is it, will bot answer from shiprocket panel
    bus parcel from Nairobi to Kisumu with Easy Coach, can the bot tell the customer if its arrived
    RTO and failed delivery by courier, does the bot come to know
    does it know the courier's expected delivery date
    homemade pickle business. parcels go via delhivery. i want someone to give tracking on whatsapp instead of me
    can it check waybill status at Fargo courier
    when the courier says delivered but customer says no, will bot be able to see the courier record`,
  botTakesPayment: `
    can bot collect payment from customers
    will it send UPI link in chat
    coaching centre - can the assistant take fees from parents on whatsapp itself
    advance for booking should be taken by bot before confirming the table, possible?
    does the bot accept mpesa from my clients
    send QR code to customer for payment automatically
    i want the patient to pay consultation fee in the chat when booking
    can your bot ask for 500 rs token and give the gpay link
    salon no shows are killing me, can bot take a deposit at the time of booking
    and if customer wants to pay right there in whatsapp will bot manage
    payment link by bot yes or no
    can it do STK push to the customers phone after the order
    tour operator here, can the assistant collect booking amount from travellers in chat
    razorpay link from the bot to my buyer when she says ok i want it
    does money from my customers come through the bot or i have to ask them separately
    gym membership renewal, can bot remind and also take the payment
    can donors pay our NGO inside the chat with your assistant
    will the bot know that customer has paid and confirm the order
    photographer. i take 30 percent advance, let the bot ask it and give paytm QR, can it?
    after order is final can chatbot share upi id and amount with customer
    is it possible that school fees is paid by parents through your whatsapp bot
    Kindly tell if the assistant can receive card payment from guests of my homestay
    cake shop, customers confirm then dont come. bot must take money first, can it
    till number and amount sent by the bot to buyers, does it do that
    lipa na mpesa inside chatbot for my shop customers
    take cod orders or online pay from customer, can bot do the online collection
    tuition teacher, want bot to chase students for monthly fee with a pay link
    can buyers complete payment with the bot without leaving whatsapp`,
  leadsForgotten: `
    my staff forgets to call back enquiries
    leads from 99acres are getting wasted, what can you do
    we get 30 indiamart enquiries daily and half nobody replies
    Facebook ad leads keep getting lost
    i forget to follow up with people who called
    property dealer in Dwarka. magicbricks sends leads, my boys dont phone them in time. any solution
    enquiries slip through the cracks here, got something for that?
    justdial enquiry comes, i am busy, later i forget
    how can i stop losing enquiries that come through the form on my site
    coaching institute: parents call in may june, counsellors write number on paper and paper is gone
    by the time we ring back the lead he already bought from other
    need something that catches all my leads so none is forgotten
    Too many enquiries from too many places and no one tracks them
    and what about the calls that my receptionist promises to return and never does
    we are manufacturer of packing boxes, indiamart buyers say we never respond. help
    travel agency, leads from insta n fb forms just sit there for days
    i pay justdial 30k a year and we dont even call half of the leads back
    sales team not following up leads
    I keep numbers in a diary and forget who to phone. what have you for people like me
    leads r going cold becoz nobody contacts them
    Madam at the desk misses enquiry from website, customers go somewhere else, what do you suggest
    can your agent take the portal leads and message them at once so they are not missed
    gym owner. trial enquiries come from google and fb, staff is lazy to call, we loose members
    what do you offer for forgotten enquiries
    photographer here, in wedding season i miss replying to enquiry mails and then the couple is gone
    Kindly suggest a remedy, our enquiries on Housing and 99acres remain unattended
    missed leads is my biggest problem
    jiji and facebook buyers ask about my plots, i forget to get back to them
    what can an ai agent do in my office
    can it sort the enquiries i get on mail and whatsapp
    99acres leads come whole day, nobody calls them back, can your agent handle
    we get 40 inquiries daily from indiamart, can something tell me which one is serious
    agent for lead sorting
    travel agency here, enquiries on email plus instagram plus website form, i want all in one place and hot ones on top
    my staff forgets to call back people, how can ai help in that
    justdial leads ranking is possible?
    which office work can i hand over to the agent
    Please tell me what tasks a GPT agent takes care of in a small office
    machine parts manufacturer, buyers write on portal and on mail, can the agent separate real buyers from time pass
    and if a lead comes from magicbricks will it also go in the same list
    so many web form entries, who will read them, your ai?
    does the agent put a new enquiry into my crm by itself with name and phone
    i want that no lead gets missed, from any channel
    we are interior designers, half of our queries get lost in whatsapp, need somebody to keep track
    examples of jobs for an ai agent please
    can it arrange my incoming mails by importance and say whom to phone first
    reading and sorting of customer requests, does your agent do that
    indiamart gives me lots of junk leads, can AI filter
    who should i ring first, can the agent decide that from all the messages
    what daily desk work will the agent do instead of my receptionist
    enquiries from every portal in one sheet with priority, do you make this
    solar installer in nairobi, requests come by form and whatsapp, can an agent rank them for my sales guy
    also can it remind the team when an enquiry has not been answered since 2 days
    our admission office gets mails all day, can ai go through them and mark the urgent ones
    lead management with ai for real estate office, how does it work
    is there some agent which takes over the boring enquiry handling
    can leads from 99acres go into my crm automatically
    put website form enquiries in zoho by itself
    leads come from indiamart, justdial and form, we copy to excel by hand. can they land in hubspot on their own
    do you connect enquiry forms with crm
    auto sort leads hot and cold
    i want magicbricks leads entered in zoho without my staff typing
    real estate broker, portals send me 60 leads daily and they lie in the mail. should be sorted and saved in crm
    can an agent read enquiries and create contacts in hubspot
    will new leads get filed into our CRM by themselves
    who will enter all these facebook leads into my system
    travel agency, enquiries from three portals plus site, want everything in one crm ranked by budget
    does it pick the form data and push to salesforce
    and if a lead arrives from mail can it be added to zoho too
    we waste 2 hours a day copying leads from portal to software
    coaching institute with sulekha and shiksha leads, please arrange that they flow in to our CRM
    lead capturing and sorting in hubspot, do you do it
    make the contacts in my crm from incoming emails, no typing
    need automation from google form to zoho crm
    our sales team has leads scattered in 4 places, bring them to the crm and mark which are serious
    can AI segregate enquiries by type and put in bitrix or any crm we have
    is it possible for buyers enquiries from tradeindia to appear directly in zoho
    Kindly tell if you can route portal leads to our CRM and assign them to salesmen
    i am tired of manual entry of inquiries in hubspot
    property agent in dar, leads from jiji and website must enter my crm alone
    lead from instagram ad straight into my customer database, doable?
    whichever enquiry comes from form it should open a new record in the CRM
    sort the leads first then save them in pipedrive, can your bot handle that job
    school admission enquiries from website to be entered in our crm software with class and area noted`,
  otherThanText: `
    can it understand voice notes
    does bot read photos
    customer sends prescription photo, will it understand
    my customers only send voice messages, they dont type. will it work
    can the assistant send our brochure pdf to people who ask
    boutique here, ladies send screenshot of a design and ask price, can bot see it
    send catalogue automatically possible?
    what if someone sends an image instead of writing
    and if a patient sends his blood report in pdf, can the bot open it
    will it share pictures of the flat when buyer asks
    Chemist shop. can it read doctor slip from camera pic
    does it listen to audio msgs in hindi
    pdf menu to be sent to customers on whatsapp, bot can do?
    only text or images too
    can it show product photos in the chat
    people send payment screenshots, does the assistant recognise that
    is the bot deaf to voice notes or can it hear them
    we print tshirts, clients send their logo file. what does bot do with a file
    Please confirm whether it can forward floor plans and price list as PDF
    old customers record audio on whatsapp.. does it get what they say
    how does it deal with pictures that customers send
    can i upload my tour itinerary and bot mails or sends the document to whoever wants it
    furniture maker. customer sends pic of sofa and says make same, bot samjhega?
    does it handle media like audio image and documents
    videos and photos of my banquet hall, can bot send them out to enquirers
    will it reply if somebody just speaks into the mic
    student sends photo of the homework sum, can bot make sense of it
    can it transcribe the voice message of a customer and answer that
    customers send a photo of their list, will the bot read it
    can bot understand photo of a cake
    will it listen to voice notes also?
    does it read pdf that customer sends
    if patient sends prescription pic, can it read
    Can it price a dress from picture?
    most of my customers are sending voice msgs in Hindi, they dont type. will the bot get what they are saying
    People send me a screenshot of a cake from Pinterest and ask how much, can your bot reply to that
    I sell motorbike spares, customers just send a blurry pic of the part. would the bot know which one it is
    what happens when somebody sends image insted of text, does it answer or just keep quiet
    Architects mail us drawings in pdf on whatsapp and want a rate. can assistant open those and give estimate
    I have a tailoring shop in Jaipur and ladies keep forwarding blouse designs photos the whole day asking stitching charge. Typing is rare. I want to know if the bot can see the design and tell approx rate on its own
    Habari, I run a chemist in Eldoret. Half of the customers just snap the doctor's paper and send it, bad handwriting and all, then they ask do you have it. Can your bot read such a photo and tell them
    we are doing home bakery from Kochi, 30-40 msgs daily and nearly all are pictures with 'same like this 1kg how much'. if the bot only knows text its no use for me, so does it understand images
    My fundis and customers in the furniture workshop hate typing, they send a two minute voice note mixing Swahili and English about the sofa they want. Is the bot able to listen to that and respond properly or it gets lost`,
}
