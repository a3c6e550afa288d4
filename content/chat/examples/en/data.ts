import type { data } from '#content/chat/topics/data.ts'
import type { Examples } from '../examples.ts'

export const englishData: Examples<typeof data> = {
  privacy: `
    what data do you keep
    what data do you store
    do you sell my data
    is my information private
    do you keep my number
    what is your privacy policy
    do you save my number
    do you store my number
    what do you keep
    if i fill your form, what do you do with my details
    how will the things i type in the quote form be used
    for what purpose do you take my name and mail
    and what is my phone number used for once sent
    who gets to look at my phone number once i leave it
    is my mobile passed on to ad companies
    i hesitate to type my number, who on your side sees it
    before i share my contact, do advertisers receive it
    if i put my whatsapp number in the form, who has access
    will marketing firms get hold of the number i give you
    whose eyes see my mobile number
    and who can see my number
    which of my details stay with you after a demo booking
    what exactly is stored of my quote request
    is my device's time zone kept when i take a demo slot
    list of what you hold from the form i sent
    after i reserve a showing, what about me is noted
    what do you record of me as a visitor who enquired
    my own name and number, what do you do with them
    i am asking about my personal details as an enquirer, not my customers'
    what do you do with my data
    is my information safe with you
    do you sell my phone number
    who can see what I write here
    who has hold of the things i write in this box
    what do you do with my phone number
    once i type my mobile here, will loan companies start ringing
    will my details be given to advertisers
    what personal data do you collect
    is it safe to write my phone here
    is it safe to write my number here
    privacy policy
    does what i tell you travel somewhere or stay here
    is this chat private
    do you share my email with others
    what will you store if i fill the form
    I am worried about my privacy
    in whose hands does it land when i type here
    what do you store about me
    i'm giving my clinic's name and number, hope it isn't misused
    what do you note down about me when i write here
    does anyone see what i type here
    is our chat private
    is my customers' information protected
    who has access to our customer data
    is somebody looking over my shoulder when i write to you
    will you give my email to others
    will I get spam calls after giving you my number
    is my data secure
    are the conversations confidential
    who stores my words from this window
    what happens to the details I put in the form
    what do you know about me now
    what record of me is made when i write in this box
    data safe?
    who reads what i write here
    is my info private
    is my data safe with you
    will u sell my data
    my number goes only to you and nobody sells it, yes?
    what happens with my mail id and number
    do you misuse numbers
    where do my details go after i press send
    where does my question go after i hit enter, who holds it
    my details will stay with you only?
    who gets to read what people type in this box
    will insurance agents get my contact from you
    is anything i write public
    will i get calls from other companies after this
    you wont give my number to others right
    what do you keep once i fill the form
    do you sell data to anyone
    taarifa zangu, is my information safe
    do you sell people's numbers
    is our data sold
    do you give our info to anyone
    is some person keeping what i enter
    what will you use my details for
    is my personal stuff safe here
    i only want to ask, do i have to tell my name
    i don't trust sites with my mail, what do you do with it
    does this chat save my words
    do you store what people say to the assistant
    is what i say here saved
    which of my details do you keep
    does the assistant remember and keep my words
    what all gets noted when i ask for a quote
    are my messages here kept by you
    will telemarketers ring me after this
    who all can get at the things i wrote to the assistant
    can i trust you with my email
    are my chats seen by others
    is my name shared with anyone
    do you trade in contacts
    data misuse?
    what happens to the things i write in this chat
    how is my information used
    do you sell contact lists
    why do you want my phone number
    will my boss find out what i asked here
    who sees my enquiry form details
    what information do you gather about me
    i told you about my clinic just now, with whom does that stay
    who reads this chat
    who can see what i type here
    do you pass my number to others
    is this chat private between us
    is my email handed around
    where does my number end up
    I don't want strangers to see my customers' chats
    do humans read this chat
    is anything about visitors of this page stored
    does a person read what i write here
    are there people behind reading our talk
    is my talk with you seen by people
    somebody sitting there and noting down what i write?
    is it safe to tell you things here
    i looked around on your site, what did you keep about me
    do you give my contact to telemarketers
    is my phone number safe with you
    for what reason do you store my name
    will my number be misused
    i am only a visitor, what is stored about me
    is it safe to leave my number here
    how do you treat personal information
    is my enquiry private
    i told you a lot about my shop, is that stored somewhere
    what about my own details, do you pass them on
    who holds the stuff that visitors type
    my data with you, what happens
    what do you keep of what I type here
    who sees what I type here
    will you give my number to anybody
    do you keep my name if i only chat
    last site i filled sold my number to ten builders, you too?
    do you sell data
    will I get spam calls after this
    are my details kept secret
    is my customers' info safe
    what personal stuff lands on your side when i use this site
    are you recording me
    before i type more, who gets to have it
    what do you do with what I write here
    what do you do with my number
    do you sell my number
    can other visitors see what i type to you
    do you give my mail to others
    is my data safe
    who can read this chat
    what do you store
    do you keep recordings of what people write
    will I get calls from others after this
    do you share my details
    do you pass my phone number to other companies
    what is kept about me
    is this chat saved
    what do you do with my number if i type it here
    i dont want calls after chatting here, will you give my number to anyone
    do you keep a record of this conversation
    can i delete what i told you just now
    is it safe to share my phone no in this chat
    before i give my name tell me where it goes
    my details will stay private?
    how long you store my messages on this site
    does google see this chat of mine
    does this website track me with cookies
    will i get spam mails if i leave my email here
    hope you are not recording what im typing
    privacy policy where
    is my conversation with you confidential
    i wrote my email in the quote form, what happens to it now
    can somebody else see our chat
    i want my data removed from your site
    do u sell visitors phone numbers
    and if i close this window is our chat gone or stored
    you asked my name and number, for what use
    is anyone from your team reading this live
    i am only asking around, please dont save my details
    what info about me have you collected so far
    the form wants my phone number.. who will get it
    does what i say in this chat train some ai
    im a bit careful with strangers online so what becomes of my personal details here
    who can see the enquiry i sent
    who reads the request i filled in`,
  deleteData: `
    and nothing of me stays after erasing?
    is anything left once you have deleted it
    what remains after my details are removed
    after deletion, does some trace stay
    how do I remove my details
    delete my data
    how to delete my data
    please remove my number
    can you delete my details
    i want my data deleted
    delete this chat
    how will my data be deleted
    i gave my mobile in the form, please tell how to have it removed
    how can i get my email wiped from your records
    last month i asked for a quote, now i want my details gone
    where do i go to erase what i typed in your form
    i dont want you to have my number any longer, what to do
    take my phone out of your system, how
    can i correct or scrub the name i left with you
    and then how is it erased
    I typed a wrong phone number in your form, how do I fix it
    the email I gave you in the form has a mistake, how can it be changed
    if later i want my number gone from your records, how do i do it
    what is the way to get my form details wiped
    steps to erase the name and phone i typed in your form
    and how to get it removed afterwards
    how can i view what is stored about me and then erase it
    where do i get the link to look at my details and remove them
    show me how to check and clear my own record with you
    and how do i look at what you keep of me
    once i am erased is every trace really gone
    can i erase myself from your files without writing to anyone
    is there a button to delete my details
    what remains with you when my details are deleted
    do you keep a backup note after erasing me
    can i correct my phone number in your records by myself
    where is the link to wipe my own info
    when erased, could you still find out it was me
    please erase my chat
    delete this conversation now
    remove everything i wrote here
    i gave my old number, kindly correct it
    i want my chat history gone
    please delete my number
    wipe my messages
    can you delete my number from your system
    how can i get out of your records fully
    how do i get my data removed
    clear my details
    how can i get my details removed from your side
    please delete this chat
    i no longer agree to you holding my stuff
    how do i get my enquiry removed
    wipe our school's data
    please remove my phone number and name
    i gave my phone by mistake, take it out
    please undo my request and throw my details away
    who do i ask to delete my data
    please delete my data
    wipe what i wrote here
    what do you have on me, i want to look at it
    can you remove this chat
    please erase our conversation
    guests' names stand in the chats, can i have them erased
    can names of my patients be erased from the chats
    my ex wrote to you in my name, wipe that please
    how can I have my information removed
    i want everything you have on me deleted
    my daughter's name is in your chat, delete
    can I see what you have saved about me
    strike my name off
    erase everything about me
    i filled the form last week, please cancel and delete it
    how do I correct wrong data you hold
    i typed my address by mistake, please take it off
    right to be forgotten
    remove my phone number from your list
    can I ask you to delete this chat
    what do you have stored about me, show me
    pls wipe my number
    i want to be removed from your system
    get rid of my messages
    tell me the way to be erased from your books
    my email is wrong in your records, correct it
    can i see what info you hold
    fix my wrong phone number in your records
    i spelled my email wrong in the request, how is it put right
    i regret giving my number, remove it
    whom do i write to for deleting my data
    unsave me
    how do i make you forget me
    show me everything that you've got under my name
    i want all traces of me gone
    how long till my details are removed if i ask
    could you drop my email from your list
    how do i get my form deleted
    i changed my mind, forget my details
    i was only testing, remove my enquiry
    where do I complain about my data
    take my details out of your system
    who reads the chats and can they be wiped
    if i ask, will you really get rid of my info
    can i take back my consent
    how do i get my chat removed
    how quickly do you delete on request
    how do I get a copy of my data
    who do i mail to be taken out
    delete my info
    erase my messages pls
    remove me
    how can I see the data you have on me
    forget me please
    take my name off your records
    remove my name and number from your system
    I want my details gone
    please clean out all that i said today
    delete everything you have about me
    i want my enquiry gone
    remove my details please
    i no longer want you to have my contact
    take my number off your list
    I want my data wiped
    how do I get my information removed
    erase our chat
    please forget what I told you
    stop keeping my name
    remove what i told you
    how do I delete what I wrote
    erase my mail and phone
    erase my number please
    I want everything removed
    forget my data
    remove this chat
    can I get my details deleted`,
  retention: `
    what i write in the chat box here, until when is it saved
    for what length of time is the number i gave in the form held
    after my last message, when does the talk get wiped by itself
    and how long does what i wrote stay saved
    how long do you keep this chat
    how long do you keep my data
    after a year is what i typed still lying there
    how long are chats stored
    how long is my number kept
    do you keep our conversation forever
    is what we talk here stored
    does my enquiry sit in your system for ever
    when are conversations deleted
    for how many months do you save what I write
    when do you delete my messages
    what is the expiry of these chats
    is my chat history kept forever
    does this conversation stay saved
    after how much time is my information deleted
    when i come back after eight months will my old talk still exist
    for how many months are chats stored
    how many months do you keep what i type
    when is this chat erased
    do you clear old messages after a while on your own
    is the chat kept on a server and till when
    how long do you hold on to enquiries
    after what time is my form removed
    for how long do you save chats
    how many months before my words go away
    when is this conversation erased
    till when is my form stored
    do you record chats on this page
    are my details kept forever
    i asked for a quote last year, is it still with you
    is this chat deleted after some time
    how many months do you hold on to conversations
    up to when do you hold my number
    will this chat still be there next year
    are these messages recorded
    how many days is my talk kept
    how long does the assistant save what i say
    data kept for what period
    storage period?
    do you delete enquiries after some time
    will this still be here in two years
    does the chat get deleted some day or stays saved
    muda gani mnahifadhi, how long do you store
    how long does my request remain with you
    do you delete old chats automatically
    how long do you store my data if i never buy
    are old enquiries thrown out, when
    how long is my chat saved
    is my typing here saved somewhere, for what time
    when do you delete stuff
    if i never order, how long does my request remain
    until when do you keep my email id
    how long will my enquiry be on file
    do you keep my messages for years
    do records stay longer because of tax rules
    do you hold on to this chat after i close it
    how long do you keep my messages
    when does my conversation expire
    how many months is my message saved
    how old is the oldest chat you keep
    when is this chat deleted
    for how many months is my data stored
    if i shut the window is the conversation still stored
    do old chats go away by themselves
    is there a fixed time after which all this vanishes
    how long does my enquiry stay with you
    do you keep chats forever
    is my talk auto deleted some day
    if i only asked for a price, how long is that kept
    is there a log of our talk and how long does it live
    how long do you keep the chat
    when is my message deleted
    storage duration of my form?
    chat storage time?
    do you keep it for ever
    tell me the time limit on holding enquiries
    for how long do you keep chats
    for how many months are conversations stored
    do you keep what visitors type
    when is my enquiry deleted
    when do you throw away my data
    is this chat saved somewhere
    how long you keep my messages?
    do you store my phone number after this
    Will my details get deleted later or no
    who keeps record of what i type here
    If I close this page does the conversation go or its still with you for some months
    just asking, whatever I wrote above about my shop, is it stored in your system?
    Before I continue kindly tell me how many days this chat history remains on your side
    I gave my name and no. by mistake, does that stay with you people forever or what
    hello is it recorded what we are chating now, and till when is it kept
    I am a lawyer so I am bit particular about such things. I typed some points about my office in this box earlier, I want to know whether it is being saved at your end and after what time is it removed
    Last time I filled one form on some website and for six months I was getting calls daily. So tell me first, my name and messages in this chat, do you store them, and if yes for how long
    I was writing to you from my sister's phone yesterday and today when I opened, the old messages were still there. So it means you are keeping everything we type here? For how many weeks does it remain like that
    We are a small sacco in Kiambu and our chairman is very strict on data matters. He asked me to find out if this website chat keeps what we type, our names plus questions, and what is the period before it is erased`,
  sharedWith: `
    will you sell our numbers to anyone
    do you sell my details to others
    you wont give my number to other companies right
    who else can read what i type here
    does anyone outside your team see this chat
    and which company gets these messages
    do others get to see my words in this box
    before i write names, which companies get them
    do you pass this chat on to somebody
    who sees my data
    who can see my data
    do you share my data
    who gets my number
    do you share with others
    who sees my details
    do you share it with anyone
    do you pass on my details
    will you give my name and number to others
    is some big tech firm listening when i write to you
    do you give my details to third parties
    who else gets my number
    which companies get my data
    which outsiders touch my details
    your mail and server people, can they look at my request
    are my words sent out of india
    where are your servers and who runs them
    do third parties get my details
    is there an outside model behind your replies and what does it receive
    do you pass data on to others
    will courts or police be given my details
    who else besides you gets what i write
    would you give my data to the police
    which third parties see the chat
    nani mwingine, who else receives my details
    do you pass my data to the police
    do you pass my details to someone
    anyone besides you that ends up with my message
    who gets my data
    are outside firms handling your email
    names of companies that handle my enquiry
    does a third party process my messages
    are my chats sent to america
    income tax people ask you for my chats, do you give
    does some american company read this
    partners or affiliates who get my info?
    who runs your server
    who else receives what i type
    on whose computers does my enquiry pass
    do you hand data to the government
    which outside companies get my details
    does someone other than the founder's firm process my data
    are third parties involved
    with whom do you share visitors' details
    who processes my messages
    who else gets my data
    which companies get my details
    do other companies get my enquiry
    is my data sent to america
    does the government see it
    do third parties get anything
    which companies see my data
    who else gets my message
    third parties?
    do the police get it
`,
  chatModel: `
    does google read what i write to you here
    is my typing sent on to chatgpt or some other company
    does what i write here go to google
    is what i type passed to some ai firm
    do you give data to google
    can google see the messages i leave with this assistant
    whatever i write to you here, does a google machine get it as well
    is gemini handed the things patients write in this box
    shop owner asking, do these lines travel to google along with my mobile
    before a message goes to gemini is the phone number cut out
    does google learn who i am from this chat or just the words
    are my mail id and mobile hidden from the ai that answers me here
    i typed my number above, has google got it now
    and my phone number, does that reach google too
    and is the email also sent to gemini
    which ai company sees my messages
    is google reading what i write here
    do you use gemini or chatgpt
    does my number travel to google with the chat
    does google see this chat
    which ai is answering me here
    do you send my messages to an AI company
    is chatgpt or gemini reading what I write
    is google reading this
    is my phone number sent to google too
    does openai get my messages
    is meta or google given what i say
    is gemini reading this
    is this chatgpt
    which AI service do you use
    does the AI provider learn my phone number
    does the ai firm get my email id too
    do my words go to some ai company
    what AI model is behind this assistant
    is google involved
    which ai is this
    do you use openai
    when you answer me, does the text go through gemini
    does gemini know my name
    is this chat powered by google
    is my message passed on to an ai firm
    is what i type sent to an ai company
    is gemini reading my chat
    does the ai company see my phone number
    is my phone hidden before the chat goes to the ai
    is this chat passed on to gemini
    does google see what I write
    which ai answers me
    does openai or google read the chat
    which ai are you using to reply to me
    does google read this
    does google get this chat
    is this chat sent to an ai company
    do you use gemini
    does what i type here go to google or chatgpt
    which ai is behind this chat
    is this chatgpt or your own thing
    does google get my phone number from this chat
    will the ai see my email if i write it here
    what model answers me here
    which company's AI am I chatting with
    is my number given to the ai when i chat
    where does what i write in this chat go, does somebody else read it
    who reads what i type here
`,
  exportChat: `
    can i save this chat
    my husband should read this talk, how do i take it out of here
    i want a copy of our conversation
    how do i save this chat
    any button to download what we discussed
    can I download this chat
    can this be turned into a pdf or text
    can i download what we talked about
    how do I save this conversation
    i want to keep these answers for the committee meeting
    can I have a copy of what we wrote for my boss
    i want to send this conversation to my husband
    save our talk on my phone, how
    can i download our chat
    is there a way to take this chat with me
    can you mail me this chat
    export this chat
    nataka copy ya mazungumzo, copy of this chat
    send me a copy of this talk
    is there a way to keep these answers
    i need what you told me in a file for my principal
    can you mail me this conversation
    get all these messages as a document
    can i take a print of this talk
    can i get this talk as a file
    can i store the conversation before i close the page
    send this conversation to my mail
    where is the button to save the chat
    how do i pull out this chat
    i want to keep a copy of this chat
    let me have the log of our talk
    i want the whole conversation in a file
    how to download the chat
    transcript please
    save chat?
    how can i show my boss what you told me
    can the whole conversation be sent to my partner
    can i forward this conversation to my wife
    will i lose this talk if i close, can i save it first
    copy of this chat please
    is there a transcript of our chat
    copy of discussion for my records
    save this conversation
    can i get the transcript of our talk
    forward what we wrote to my accountant, is there a file
    how do I download the conversation
    send me a copy of this chat
    can i keep a record of this conversation
    I want to show this conversation to my partner
    can I print this chat
    can I save this conversation
    save our talk as pdf?
    I want my chat history as a file
    download this chat
    how do I get a copy of what we wrote
    print this conversation
    i want a copy of what we wrote
    export please
    mail me this chat
    can I keep this talk as a document`,
  security: `
    is this secure
    is it secure
    is your site secure
    can my data leak
    can someone hack it
    how safe is this
    how is my data protected
    is it safe
    can hackers get in
    is the website safe
    how secure are you
    team logins, how are their passwords stored
    is my request open to people outside your team
    are team passwords saved in plain text
    how do you protect the data
    what if you get hacked
    if thieves break into your server will you phone me
    do you tell us when there is a data breach
    how do you protect the data on your side
    are passwords encrypted
    a rival may try to break in, how strong is your door
    how secure is your system
    what security measures do you have
    who can open the requests people send
    staff on your side, can any of them open my enquiry
    where is the data stored
    who can log in to the database
    what locks are there on the requests you hold
    can your database be hacked
    who in your team can open my request
    who can look at the form i filled
    how are your team's passwords kept
    is the request i sent readable by everybody there
    what if somebody steals your data
    who has the key to the data
    does my name turn up in log files
    how safe is your storage
    what do you do in case of a leak
    will you tell me if there is a leak
    one hears of leaks each week, what have you done against it
    if hackers get in will i be told
    has your site ever been hacked
    can an outsider get at the forms people sent
    is my form stored safely
    are my details locked away
    who reads the request i submitted
    in the event of a breach who informs me and the board
    who is able to see the enquiry form i submitted
    are passwords kept safely at your end
    my enquiry, who can look into it
    usalama wa data, how secure is it
    which persons see what i sent through the form
    can anyone else open the request i made
    how secure are your systems
    who holds login rights to the enquiry database
    the form i sent, who looks at it
    do you inform us of a breach
    are there logs with our names in them
    do strangers have access to the enquiries
    which people have access to the enquiries
    is my message encrypted in your system
    is a password needed to view the requests
    who all can open what i submitted
    is the connection encrypted
    is the database protected with a password
    is your store of enquiries open to any employee
    would you tell me if data was stolen
    is your database safe
    does everyone in your team see my request
    tell our it head how you secure stored requests
    how safe is your database
    has there ever been a leak, and what would you do
    will i come to know if someone stole my request
    what do you do against hackers
    do you have data protection in place
    how do you protect data
    what protects my enquiry from strangers
    is it encrypted
    are names written in your logs
    hack proof?
    cyber attack on you, what about my details
    who in your team can open the requests
    how do you keep hackers out
    what happens in case of data breach
    what if someone steals the database
    who on your side has the passwords
    can somebody hack it
    how is the data protected
    what if there is a data leak
    how secure is your database
    who has access to the database
    will my business data get leaked
    are passwords safe
    who can log in at your side
    data breach, what then`,
  minors: `
    i am fifteen, must mummy or papa agree before i fill the form
    must i ask my father before giving my details, i am in class 10
    girl of 14 wants a song made, does her mother have to say yes
    school student here, can i order without telling my parents
    what proof of a parents consent do you want from someone under age
    is my guardians ok needed, i turn 18 next year
    my cousin is 13 and wants to put her details in, who must allow it
    and do my parents have to agree
    do you collect data from children
    my little brother chatted here, is it a problem
    my grandson tapped around on this chat and gave our number
    can teenagers buy
    my son is 15 and wrote to you, is that ok
    my child wrote in your chat
    class 8 girl wants a birthday song for her friend, is she allowed to order
    can a 15 year old use your service
    is there an age limit
    is there an age limit to use this
    do schoolgoing kids need their father's yes to write here
    student of class 9 here, want a song for my friend, allowed?
    can minors order
    is this place meant for grown ups only
    can a school kid chat here
    do I have to be 18
    a kid gave you his phone number, delete it
    we found our twins chatting with you yesterday, please wipe it
    what about people under 18
    i am 17, can i order a song
    a child used your chat, delete what he wrote
    are you okay taking an order from a 17 year old
    my kid filled your form
    i am 16, is it ok to order
    do you keep details of children who write here
    is a boy of 15 too young to buy a website
    are under 18s allowed
    my daughter typed her number here, she is 12
    what if someone below eighteen sends your form
    my daughter filled your form, please remove it
    what do you do when a minor writes to you
    can a school kid chat with you
    mtoto wangu aliandika, my child wrote here
    my nephew is 13 and sent you his details
    do i need my parents' permission
    is there a minimum age
    how do you treat a message from a kid
    teenager wrote here by mistake, what now
    our boy of 11 was playing with this chat
    is it allowed for under 18
    my students aged 12 may open this chat, is it fine
    do you keep what children write
    my little one messaged you, is that saved
    do you knowingly take details of under age people
    from what age can one use your site
    age limit?
    are you ok with customers below 18
    parental permission required?
    im 17, can i order a website
    do you take orders from minors
    is my 16 year old allowed to chat here
    can my teen son book the demo by himself
    what age must one be
    minimum age to order
    a child used my phone and sent you her name, what now
    i'm in 10th standard and i want a jingle for my youtube
    how old must i be to use this
    what do you do with kids data on this site
    our niece, 9, typed her school and name here
    is your service only for adults
    are kids allowed to use your site by themselves
    i am 15 years old can i buy from you
    only 18 plus?
    do i need my dads permission to order a song
    can my 12 year old talk to this bot
    my daughter is 14, may she use your chat
    does a child's enquiry get deleted if the mother asks
    can a school kid order
    can children use this
    what about children's data on your site
    my child is 13, may he write here
    from what age can one use it
    my daughter is a minor, can she book
    my son wrote to you by mistake, he is 12
    can a 15 year old use your site
    is my 10 year old allowed to chat here
    my son wrote to you, he is 13
    i am a minor, is it allowed
    my age is 14, may i use this
    can children use this chat
    I am 15 may I order
    is a parent's consent needed`,
  newsletter: `
    do you remind me by mail before the demo
    which emails come once i booked a demo
    will i be told by email when my demo moves
    number of emails for a demo booking?
    do i get a reminder for the demo i booked with you
    after i send the request, what lands in my inbox
    is there a confirmation email for my quote request
    once my slot is taken, how often do you write to me
    will you spam me after i fill the form
    will the form bring me spam
    i ask for a price once and then my inbox is full for years, same here?
    do i get marketing mails after the form
    will you send me ads by mail
    if i give my mail here do i get spam
    after enquiry do you keep pinging people
    will my inbox get flooded if i ask for a quote
    do you send newsletters
    how many mails do i get after the form
    just answer my question, dont put me on mailing list
    will you spam me with emails
    do you bombard people with mails after the form
    shall i be getting festival offers from you by email
    do you send offers on email
    how many mails will I get if I fill in the form
    do you send marketing messages
    how many letters come after i send the request
    will filling the form bring me ads and mails
    i dont want marketing mails
    will i get spam mails from you
    any weekly digest from you that i can sign up for
    can I subscribe to your newsletter
    will you spam me with mails
    will my inbox be full after i ask for a quote
    i give my mail only for the quote, no ads please
    do you spam people who fill your form
    will I be added to a mailing list
    do you send good morning promos
    do you keep mailing people who did not buy
    I don't want advertising emails
    do you send promotional mails
    will i be chased with follow up emails
    does filling your form mean spam
    what emails will you send me
    if i fill in the form do you spam me after
    barua pepe za matangazo, do you send promo mails
    spammed after the form?
    will the quote form bring me junk mail
    is there a mailing list i can join
    does sending the form subscribe me to something
    are there junk mails after i enquire
    do not put me on a list please
    i want your news by mail, is that there
    will you keep messaging me with offers
    will i get spam
    no marketing mails please
    promotional sms after enquiry?
    do you mail often
    only send me the answer, no promotions ok
    will my mailbox fill up with your ads
    what mail do i get after the form, only the answer?
    do you mail offers
    how many emails do i get
    do i get a mail after i send the request
    is my address added to some campaign
    no spam please
    will you put me on some list
    do you do email marketing to people who asked once
    stop your promotional mails
    do you send promotions after the form
    i hate marketing mails, do you send any
    would rather not get adverts by mail
    one mail or many?
    does filling the form put me on a list
    i fill the form and then 50 calls and mails come, like others do?
    is a confirmation mail all that i get
    how often will you write to me
    after the enquiry do i get promotional mails
    will you send me ads
    do I get newsletters
    do you spam people
    how do I stop your mails
    will you mail me offers every week
    how many mails will come
    will you send me mails all the time
    do you have a newsletter
    I don't want advertising mails
    will you spam me`,
  studentData: `
    will our school get it on paper that pupils' names don't train any ai
    600 children's phone numbers are with us, none of it goes into teaching ai, right
    our parents' body wants a written promise about the children's data
    do you give the school a paper saying student details train no machine
    do pupils' names leave the school when staff use your tools
    where do our kids' marks and names end up
    if a teacher types a child's name in it, who gets that
    does the tool pass on anything about our learners
    our parents worry, are the children's names kept anywhere
    what about the pupils' names then
    names of girls in my class, do they travel to some company
    is what we enter about a student only for our school
    principal here, tell me exactly what is kept on our pupils
    what is recorded about the kids, and is any of it passed to ad firms
    managing committee wants to hear what details of children remain with you
    does information on our learners reach advertisers or go into some ai
    before we sign, which facts on the students are held by you
    and does anything on the children go to marketing people
    i head a convent school, how much on each girl is saved
    what of the students' details is held, and for whom
    what happens with the students' data
    is the data of our pupils safe
    is our students' data safe
    roll numbers and marks go in, where do they end up
    is the children's data sold
    who can see the kids' data
    a mother asks whether her son's answers are used by some ai
    are the notes about pupils visible to parents of others
    do you store children's names and marks
    is student information given to advertisers
    do the children's names go to the ai
    our board insists pupils' details stay in the school, do they
    is student information used for advertising
    where are the marks of our students stored
    our parents worry about the kids' data
    is students' data used for ads
    how is privacy of students handled
    what happens with pupils' details in your tools
    do ad companies get anything about our kids
    do you keep the answers of the pupils
    who else sees what a teacher writes about a child
    who sees the marks of our students
    can we have it in writing how pupils' details are treated
    how much do you keep about each student
    is student data used to train AI
    data protection for schools
    will our kids' answers be used to train ai
    how little do you keep about each learner
    child data protection, what do you say
    our principal asks if pupils' records stay in the school
    kids data safe?
    what is retained from the answer sheets the tool checks
    can other schools see our students
    is it ok under privacy rules to put pupils names in
    what about privacy of our students
    do you sell children's data
    wanafunzi, is learners' information safe
    do you keep marks of children
    is it safe to upload class lists
    will parents be ok with the data handling
    is attendance of our children stored by you
    parents at our school ask where their child's marks go
    is students' data safe
    what about the privacy of children in our school
    can the office staff read the conduct notes or only teachers
    students ka data safe hai kya
    are marks of the kids stored somewhere
    the counsellor writes about a boy at home trouble, who may read that
    do you use student data for ads
    career test results of class 10, who sees them
    do we get it in writing that kids' data is safe
    parents will ask what happens with the data of their kids
    data of minors in school tools, how handled
    what do you store about the children in the virtual classroom
    do the parents' numbers and children's names leave the school
    is it allowed to put names of children in it
    what happens with children's data
    is it fine to type a weak student's name in the tool
    can parents of one child read about another child
    are pupils' names stored
    is the data of students safe
    do our pupils' photos and names stay within the school
    pta wants to know about safety of children's info
    do you train ai with our students' work
    who can open the conduct record of my class
    our management asks about privacy of pupils
    if we drop the tools what about the pupils' records
    who sees the marks of the children
    where do our students' records go
    who outside school can read notes on a naughty child
    do you delete students' data afterwards
    parents will be angry if children's details leak
    learner data used for anything besides school?
    parents worry about data of their kids
    does ai get trained on our students' answers
    our nuns worry about girls' personal details in the software
    what do you store about pupils
    will my students' photos be kept
    do you keep photos of children
    are pictures of pupils stored
    what happens to the marks of students
    are marks of children kept somewhere
    is it in writing that data of students is safe
    names of children, where do they go
    is it safe to put in pupils' results`,
  dataLaw: `
    you did not solve my data complaint, who is next
    my details were misused, which authority hears me
    who do i go to if you misuse my data
    my number leaked and i want to report it officially, where
    which law do you follow for my data
    i want to lodge a complaint about my personal details
    are you bound by the new indian privacy act
    are you under the data protection act
    are you dpdp compliant
    if i complain about my details how soon must you reply
    where can i complain if you misuse my number
    is your site as per the dpdp act
    where does one go above you with a privacy complaint
    do you follow india's privacy law
    which privacy law do you follow
    is there an officer for data complaints at your firm
    how do i complain about how you handled my details
    data protection act, do you follow it
    do you comply with the dpdp rules of 2023
    in how many days must you answer a data complaint
    complaint authority for privacy?
    legal basis for holding my details in india?
    is your privacy policy as per law
    you ignored my deletion request, whom do i write to
    name the law that protects my details here
    what are my rights over my data by law
    is there a board i can complain to
    i wrote about my data and heard nothing, next authority?
    do you follow gdpr for european visitors
    what does indian law say on my details here
    data protection board, how do i reach it about you
    who is above you for privacy complaints
    grievance officer for data?
    is your privacy page made according to indian law
    is there an officer for data complaints
    if you break the privacy rules what can i do
    gdpr or dpdp, which one do you go by
    does the dpdp act apply to you
    do you obey the 2023 data protection law
    kenya has a data protection act, which one do you go by
    i asked you to remove my data and you did not, where do i go
    dpdp?
    within how many days do you answer privacy grievances
    where do i take it if i am not satisfied with your privacy answer
    can a privacy matter be taken to some government body
    can i report you to somebody for leaking my number
    our compliance person asks which privacy statute you meet
    does this meet the data protection rules of india
    nalalamika wapi, where to complain about my personal data
    under which act do you keep personal details
    i have a privacy grievance`,
  internetAddress: `
    and do you keep the internet address of my phone
    is the ip of my mobile stored along with the form
    the network address of my laptop, do you hold on to it
    does the quote form also store my phone's ip
    do you save my ip address
    can you see i am sitting in jaipur
    is my ip logged anywhere
    do you save my ip
    does opening this page leave my network number with you
    ip address stored?
    i came through an instagram ad, do you notice that
    can you see where i am writing from
    can you tell from where i opened the site
    do you record from which city a visitor connects
    do you know which site i came from
    do you know my location from the internet
    is my wifi or device noted
    does the page record my location
    could you trace me by my connection
    do you keep my device details
    do you trace my computer
    how do you know i came from google, is that stored
    will you find out where i live from my connection
    how do you know from which site i came
    is the ip tied to the form i send
    what technical stuff do you log about a visitor
    do you keep visitor logs with addresses
    do you see which pages i opened
    is ip stored
    ip yangu, do you keep it
    my ip, do you keep it
    is my ip address linked to my form
    do you store which page i opened first
    do you keep ips
    why would you need my ip even for a minute
    can you find out who i am from my connection
    do u save ip
    using a vpn, does it matter to you
    ip saved?
    how long do you keep the ip
    does the site detect my location
    is the ip address of mine being stored
    referral link i clicked, is it saved
    do you log visitors
    u keep ip addresses?
    what does my browser give away to you
    what about my ip
    you know my city?
    is my network address deleted quickly
    storing ips?
    do you write down what site sent me here
    do you note which ad i clicked
    are my device details saved
    you log ip?
    can you see which ad i clicked to come here
    what does your server record when i open the page
    do you note how i found you
    is my internet address kept with my request
    how long do you hold the ip of a visitor
    server logs, what is in them
    my browser data goes to you?
    do you fingerprint visitors`,
  aiTraining: `
    will your ai learn from my data
    our price files, does the ai learn from them
    and is it learning from what my clinic gives it
    you wont teach some ai with my business data, right
    you work with ai, so is it safe to hand over my unpublished poems
    debut author here, scared that the ai you use keeps my manuscript
    since your work is done with ai, what happens to the chapters i mail you
    i hesitate to send my children's book because you use ai tools
    can a writer trust you with a draft if ai software reads it
    do the ai services you use hold on to my unpubished story
    nervous first timer, wont the ai swallow my memoir
    and the ai you use, will it keep my manuscript
    does any chatbot study it afterwards
    and will gemini get trained on it
    will some model pick up my story from you
    my thriller is not out yet, is it used to teach a machine
    do you keep my unpublished memoir away from chatgpt
    could an ai end up knowing the plot because you read it
    will the ai companies learn from my draft novel when you handle it
    is it fed to openai or anybody
    my first novel is ready and i worry, will you put it into chatgpt
    does the manuscript get fed to any ai company
    scared to send my memoir, will some chatbot learn from it
    you wont upload my chapters to chatgpt, right
    will the pages i send you be used to teach a machine
    i'm anxious about my poems landing in an ai model
    is my unpublished story safe from ai training
    will it be fed to an ai
    will my book be used to train AI
    do you feed my texts into an AI model for training
    will some future chatbot know my poems because i gave them to you
    is my manuscript used for machine learning
    will my data train your ai
    will the AI learn from my private documents and tell others
    i don't want a machine to learn from my lesson notes
    are our company files used to train models
    does our price list end up in some model
    is my manuscript fed to ai
    after you make my song does the ai keep my words for others
    is my catalogue used to teach the ai
    will you teach your ai with my chats
    could our rates turn up in a stranger's bot answers because it learnt them
    do you use our product list to teach your model
    I don't want my poems in a training set
    do you train AI on customer chats
    does any model get smarter from what i hand in
    will my story end up in chatgpt
    will ai learn from my songs
    are my pdfs used to teach a model
    is my novel going to be swallowed by an ai
    do you train anything on our chats
    will my files go into chatgpt
    does the ai copy my poems for other people
    our chats with buyers, do they become study material for ai
    if i send my manuscript will it leak or feed chatgpt
    will you feed my manuscript to chatgpt
    do you make datasets of clients' papers
    are our chats used for training
    is our data training material
    i dont want my notes to feed an ai
    machine learning on my catalogue, yes or no
    do the documents we upload train your ai for others
    i am a writer, is my unpublished novel safe from ai companies
    does some model learn from our price lists
    mnafundisha ai, do you train ai using my files
    keep my stuff out of training please
    our manuals must not train any ai
    do you train on my customers' chats
    the tools you use, do they learn from what i upload
    is our data used to train your models
    do our product details train something
    is my style going to be copied by ai since it read my stories
    will my designs end up in some ai
    is our shop's data used for training
    do you learn from my customers' chats for other clients
    opt out of ai learning possible for my material?
    do u train ai on my stuff
    does your ai learn from our company files
    are student essays used to train
    are client documents put in a learning pool
    will you use my book for your model
    will my poems be fed to an ai
    can i say no to training on my content
    i heard ai firms grab texts, does mine get grabbed via you
    does google learn from my manuscript
    are my lyrics used to train anything
    promise that no model is taught with our product info
    do you make your ai better with what i send
    keep my files out of AI training
    do you use our songs to train your ai
    children's essays, are they fed to a model
    do you train your ai with my data
    is my voice note used to train anything
    does chatgpt learn from my manuscript
    does the bot i buy teach itself for other shops with my data
    is my text fed into some model
    will our documents train other people's bots
    will chatgpt learn from my documents
    is my book used to train ai
    my unpublished book, will ai companies get it
    do you train models on our book
    do you feed my texts to chatgpt
    is my novel safe from being used by chatgpt
    can ai steal my writing style from this
    will an ai learn from my manuscript
    do my data train a model
    are our documents used for training`,
  cookies: `
    how long is dark mode remembered
    what is the form cookie good for
    purpose of the theme cookie
    does the form cookie vanish when i shut the browser
    names of all your cookies please
    when is the chat cookie set
    do i have to choose night look again on every visit
    for how many months does the look setting stay
    is there a login cookie on the site
    how do you tell machines from humans at the form
    expiry of your cookies?
    how come my old conversation is still here today
    do you use cookies
    some sites chase me with shoe ads afterwards, does yours
    do you track me
    do you put cookies on my phone
    what do you drop in my browser when i visit
    which cookies are set
    is there a pixel from meta hidden on your page
    are you tracking me on this site
    is there google analytics on the site
    no accept button here, are you not using any
    do you follow visitors around
    why is there no cookie popup
    does your page remember the dark look by some file
    cookie policy
    can i browse without being followed
    which cookies does this site have
    does this site follow me around
    are visits counted with some tool
    why do i see a cookie thing
    do you show me ads later because i came here
    what little files does this website keep on my phone
    are there trackers or ads on your website
    does analytics run behind this page
    does facebook know that i was here
    do you track visitors
    how long does your cookie last
    can I refuse cookies
    can i use the site without cookies
    vidakuzi, do you have cookies
    do you use google analytics here
    are my clicks noted for ads
    what are your cookies for
    cookies?
    how does the chat find me again when i return
    any trackers here
    are there trackers on this page
    retargeting ads from you?
    do you spy on visitors
    which trackers sit on your pages
    do you follow me on other sites
    facebook pixel on this site?
    do third party scripts watch visitors
    are there ad cookies
    do you count what i click on
    how many cookies and what for
    do you analyse what visitors do
    are you profiling people who open this site
    is this website spying on visitors
    is there any tracking software
    what cookies do you set on my browser
    must i accept cookies
    do you measure my clicks
    any tracking here
    is there google analytics here
    do you watch what I click
    any tracking on this page
    are you spying on me
    are you tracking me
    is there google analytics on this page
    who follows me on this site
    cookie use?
    does the site track me
    which cookies
    do you use google analytics`,
  secret: `
    my novel is unread so far, who gets to see it if i mail it to you
    i am scared to send my unpublished memoir, does it stay between us
    who reads the manuscript when you make the trailer
    will my recipe book draft be shown to anybody else
    is my unpublished story safe in your hands
    nobody but my wife has seen these chapters, how private are they with you
    if i send my screenplay does it remain confidential
    and who else will read my pages
    do you keep quiet about what you learn of my shop
    can i trust you with the whole file of my children's book
    does the text stay just with the founder
    will my book be kept secret also after the video is done
    who besides you gets to read the draft of my novel
    is my unpublished poetry shown to other people
    my thriller is not out yet, who sees the pages i send
    does the manuscript remain between you and me
    will strangers get to see the book before it is printed
    i fear someone else reads my memoir before launch
    how many people at your end read an authors pages
    and nobody else reads my story
    nobody but you reads my manuscript, right
    my unpublished novel, will it stay between us
    how do i know you wont leak my manuscript
    will my idea stay between us
    i am sending my book, will anyone else see it
    my masala mix is a family thing, can it stay with you alone
    will you keep my idea to yourself
    my business secrets are safe with you?
    can i trust you with my unpublished novel
    do you sign that you keep it private
    we open a new branch quietly, nobody should hear of it
    i have a new product, can you keep quiet about it
    my book is unpublished, can you keep it secret
    what if you copy my idea
    will you keep my business idea secret
    suppose after ending you work for my rival, will you stay silent
    my rival is next door, will he hear what we told you
    do you sign an nda
    do you sign something for confidentiality
    is what I tell you confidential
    i'm planning a surprise anniversary song, can you keep mum
    will you tell others what our business does
    will my competitors find out what we do
    can you keep our customer list confidential
    we share our margins with you, is it kept quiet
    do you take clients from my trade and tell them how i work
    can we sign a confidentiality paper
    will you tell my competitor next door about our recipes
    I have a secret recipe, can I trust you with it
    can i trust you with my unreleased script
    can i tell you our profit figures without fear
    is what i tell you between us
    nda possible?
    our plans are confidential, will you keep them so
    will you talk about our clinic to others
    the plot twist of my thriller must not come out before launch
    do you discuss one client's business with another
    can i rely on your silence
    after we part will you still keep our secrets
    do you keep client info to yourself
    will you blab about my startup
    you also work for other clinics, will they learn our way of working
    how private is my manuscript with you
    does my book stay private
    i dont want my competitor to hear of it
    siri yangu, will my secret stay between us
    are our rates and margins safe with you
    what you see in our chats, does it stay with you
    will you keep quiet about our numbers
    sensitive patient talks, do they remain between us
    is discretion part of the deal
    my story is not out yet, will you show it to anybody
    is what you learn about my firm kept private afterwards
    mum about my idea?
    will my unpublished novel stay between us
    would you put down in writing that you don't talk
    do you keep things private after the work is over too
    do you talk about clients to others
    are you bound to secrecy
    nda?
    next month's sale prices shouldn't reach competitors, ok?
    it is a surprise for my wife, please nobody must know
    keep it secret?
    my manuscript must not leak
    our formula must stay secret
    can we speak openly about our weak points with you
    can i trust you with our plans
    do you also work for my rivals and share stuff
    can I be sure you won't tell anyone about my plans
    do you keep trade secrets
    how tight lipped are you about business plans
    our recipe goes into the bot, will it stay inside
    confidentiality of our patients and business
    my idea is secret, will you copy it
    is my idea safe with you
    do you discuss one client's matters with another
    would a competitor get to know our numbers through you
    can you keep my recipe confidential
    will you steal my app idea
    will you tell my competitor about my business
    we have an invention not patented yet, safe to tell you?
    who hears about the idea that i send
    how do I know that you keep my plans to yourself
    is a confidentiality agreement possible
    exam papers must not leak from your tool
    our exam paper is inside the tool, will it stay closed
    you build for my competitor as well, what stays separate
    will you sign an nda
    keep my recipe secret
    surprise party song, please nobody should know
    does silence hold even once the job is finished
    our dealer rates are in the bot, will any other client learn them
    is my business idea safe with you
    nobody may see my manuscript
    confidentiality agreement?
    hush hush project, are you fine with that
    do you gossip about one client to the next
    can somebody copy my idea
    our teachers are worried that question papers leak
    will you tell others about my plans
    our fundraising plans are confidential
    my novel is unpublished, is it safe
    who else will see my recipe documents
    are my documents seen by others
    do you show my price list to anybody
    will my story leak
    my formulas must stay secret
    can your other clients see my papers
    keep my designs to yourself please`,
  reference: `
    will you show my project to others
    i'd rather nobody knows a bot replies at my clinic, will you advertise it
    can you keep my shop out of your portfolio
    will you show my website to other people as your work
    will i find my salon's name among your samples someday
    do you publish my clinic as customer
    do you need my ok before showing what you made for me
    do you put clients' names on your site
    will my business appear on your website as a reference
    could you please not post my site as your work
    do you use client names for marketing
    can you keep my shop's name out of your portfolio
    are you going to brag about us on instagram
    may you advertise with our name
    is my shop going to be a case study without being asked
    will my song be used as a sample
    will you show our logo on your page
    we do not allow vendors to use our logo, fine?
    do you publish my project without asking
    i don't want anybody to know that you made my site
    can i refuse to be shown as your client
    I don't want to be named as your client
    my song is private, don't show it as a sample
    will our school appear in your list of clients
    will our school name be put on your page
    jina langu, will my name be shown on your page
    i dont want to be on your portfolio
    can my clinic's bot be shown in your demo to others
    is there a clause on displaying customers' projects
    dont show my project
    would you screenshot our chats for your adverts
    are you going to advertise with our name
    may you use our hotel as an example
    happy for you to show our site, but do you ask first
    will you put our logo on your page
    must i allow you to show my project
    who decides whether my project goes in the samples
    may we stay anonymous as a client
    may the school's name be left out of your publicity
    do you need my permission to use our logo on your page
    will i be shown on your site as your customer
    do clients appear by default on your page
    may you use my name in ads
    will my work be posted on your social media
    keep us off your list of works please
    i dont want to appear in your portfolio
    do you publish who you worked for
    may i say no to being in your samples
    can my shop stay out of your references
    do you ask before showing my project
    will my clinics name come up on your page
    will you show my shop on your website
    can you keep my name off your portfolio
    do you tell others that I am a client
    will my project be published
    may you use our name for marketing
    I don't want anyone to know that I hired you
    will you show my work to others
    can you show my song to others
    can you keep my project off your portfolio
    will you use my book as advertisement for yourself
    do you put my name on your site
    may you advertise with my shop`,
  customerData: `
    if we stop after two months, do i get my customer list back
    what becomes of our chats when we end the bot
    my clients' numbers, do they remain mine after we part
    and what about my data when i leave
    patient names will be in your bot, who do they belong to
    our lab has reports and phone numbers, whose is it once in your system
    could another client of yours see my buyers' details
    an agency sold my customer numbers once, will you do that
    will my guests' names be passed on to advertisers
    do you keep our members' details secret and in our own accounts
    somebody leaked our parents' list last year, how do you treat such data
    are my customers' chats used for some other shop
    when we part, do i get my data back
    does my data vanish if i leave after some months
    clinic leaving after a year, are the patients records handed over to us
    i worry about losing all customer records when i quit
    on leaving, will the chats and contacts be given to me
    if we stop, who keeps the data of our guests
    shop owner here, can i take my buyers data along when i go
    and do i keep my data
    the numbers my bot collects from diners, who owns them
    my students' parents' contacts, do they stay with our coaching
    chats between the bot and my patients, whose are they
    we part ways, do our shoppers' records come back to us
    will data of my salon's clients be fed to another client's bot
    not my own details, i mean my buyers' ones, are they safe
    does the bot sell my customers' data
    will you sell my customers' numbers to anybody
    do you share my customer list with other shops
    are my customers' details safe with you
    if i leave, do the numbers of my guests come with me
    can other clients of yours see my customers
    whose data is it, yours or mine
    who sees the chats of my patients
    do you use my customers' data for other clients
    the salon next door also uses you, will it get my clients
    do I own the customer list and chats
    will you use my customers' numbers
    where are my customers' chats kept
    can you use our data for another client
    who keeps the list of people who wrote to my bot
    do other clients of yours see my customers
    where is the data of my guests kept
    my customers' phone numbers, who holds them
    in whose account are the chats with my buyers
    where are the chats of my clients stored
    my buyers trust me, will anyone else message them
    where do you store the numbers of my clients
    where are our customers' details kept
    who owns the numbers that the bot collects
    where are the chats of my buyers stored
    does another shop profit from what my customers typed
    do I get my data when we part
    what about my customers' data
    can I take my customer data with me when I leave
    we have sensitive cases at our helpline, who has access to the chats
    our patients' bookings, in whose account do they sit
    do you sell my clients' details to anyone
    does the data stay in my own account
    export of all our conversations when we stop
    my customers data belongs to whom
    if i leave, do i get my customer list
    can i take out all enquiries when we separate
    do my clients' details stay with me
    is the customer list still mine when i leave
    my patients tell private things on whatsapp, who can read that
    what happens to my guests' data
    who is the owner of leads which the assistant gathers
    on whose account is my guests' data
    can you message my customers on your own
    can you see my customers' numbers
    do other clients of yours see our data
    will my tuition's parents get calls from others because of your bot
    is my guests' data mixed with some other hotel's
    can another coaching centre get my students' numbers through you
    can I get all my chats if I leave
    does ai learn from my patients' messages
    are my buyers' phone numbers kept in my account or yours
    data ya wateja wangu, who owns it
    is our data mixed with other companies' data
    when we close the contract do we get the chats back
    will another shop you work for get my customers
    will our alumni list be used by you elsewhere
    are my buyers' addresses passed on
    whose are the customer contacts that the bot collects
    my lawyer asks where our clients' messages are kept
    who owns the list of my clients
    do you use my clients numbers for yourself
    does your firm peek into what guests write to our hotel
    is the customer list mine
    are my customers chats used for other shops
    do i take my data along when i go
    will my competitors learn from my data
    does our donors' list stay with our ngo
    the contacts of our members, do they stay ours
    whose property are the chats
    do my buyers belong to me
    can you look into my customers' chats
    can i have all the customer chats when it ends
    may you use my order history to help a rival store
    will you contact my customers
    how is the data of my salon's clients protected
    do I get my customer list when I leave
    whose property are the enquiries the bot collects
    i fear you'd sell my client book
    will the bot share one customer's details with another customer
    is our customer data used for others
    are my buyers' addresses safe with you
    do you use our guests' numbers for other clients
    we are a diagnostic lab, where do our patients' reports and numbers stay
    what becomes of my patients' chats after our contract is over
    where does my customer info go
    what happens with my clients' numbers when we part
    is there any chance that another shop gets my buyers' list
    can you steal my customers
    two jewellers in one street use you, are our customers kept apart
    we are bound to secrecy as doctors, what about the chats
    do my customers get messages from you
    who all can read what my patients write
    what happens to my customer list
    my customers' phone list, is it stored with you or with me
    does my customer list go to whatsapp companies or stay with me
    do my competitors get my data
    is patient information kept confidential
    hospital rules need patient data to stay with us, possible?
    who has access to what clients write to my salon's bot
    would the donors' contacts remain with our trust
    who owns the chats of my customers
    are my customers' numbers used for others
    what happens to our parents' phone numbers at the coaching if we end the service
    do I get my customer data when I leave
    can you guarantee nobody approaches my clients through the bot
    donor list of our ngo, will it leak to others
    is my patient list safe with you
    are the names of our donors passed on to anybody
    is anything of my patients given to other hospitals
    patient confidentiality, how do you handle it
    will you message my customers yourself
    my partner thinks you'll resell our customer list
    is the data of my clinic used to make your ai smarter
    will our list of customers be sold
    privacy of the women who write to our ngo
    do you look at my patients' messages
    are you going to contact my customers for yourself
    where do the patient chats live
    are my patients' records safe with your bot
    my patients' numbers, do you use them elsewhere
    is my customers data safe with you
    we are a clinic, patient details should not leak, how do you protect them
    where do you store the phone numbers of my clients
    will you sell my customer list to anyone
    who all can see what my patients write to the bot
    my buyers share address and number with the bot, is that kept secret
    can you use my students data for your own marketing
    data of our members is stored in india or abroad
    gym owner here.. members give phone and weight to the bot, where does that go
    pls confirm my customers numbers wont reach my competitor
    do you train ai on my clients chats
    patient records privacy??
    our donors are sensitive about their info, how will you keep it
    and if i leave do you still keep the details of my customers
    i run a CA office and clients send pan cards, is it ok to let the bot handle this
    server location for customer data
    are you going to share my guests information with google or somebody
    how secure is it to give you my customer database
    school here. childrens names and parents numbers, what happens to them
    do you sign any confidentiality paper for my clients information
    my customers will ask me if their number is safe, what should i tell them
    worried that u will misuse the contacts of my buyers
    property leads are my gold, can you or anyone else take them
    customer info leak hua to who is responsible, is it protected
    does your company follow data protection law for my patients data in kenya
    on whose server are the bookings and names of my salon customers saved
    you will have all my customers chats.. you can read them and use them also?
    is it possible to delete one patient's details fully if he asks me
    is my customers data safe
    i run a skin clinic in rohini, will the patients details stay private
    who keeps the phone numbers of my buyers
    where are my students names and numbers stored
    Can anyone else see the chats my customers send to the bot?
    patient reports come on whatsapp, is that secure with your bot
    and if my client list leaks to a competitor
    you will not sell my customers contacts na
    we are a gym in Thane. members share photos and health info, who can read it
    will the AI company train on my customers chats
    customer privacy how is it handled
    I am a property dealer, my leads are gold. will you get to see or use them
    do the conversations with my guests sit on your server or mine
    our school has small children, how is the student data protected
    what do you do with the addresses of people who order from my shop
    If I leave you later, who has my customers records
    Please tell me if patient confidentiality is maintained by the assistant
    my salon clients give mobile number to bot.. will they get spam from others
    dpdp law says i must protect customer data, does your chatbot comply
    how long are my customers messages kept
    Nairobi pharmacy here, prescriptions of our clients must remain secret, is it ok with bot
    can google read what my patients write to the assistant
    does other clients bot get access to my customer list
    parents numbers of 400 kids are with us, dont want them misused by chat bot
    my donors are sensitive about privacy, we are ngo. where their data goes
    data of my travel customers like passport copy, safe or not
    who owns the customer database the bot collects for me
    hacking risk for my clients information?
    are my patients chats safe with you
    does customer data go to ChatGPT?
    who all can see my clients documents
    Are photos sent by patients kept confidential
    will google get my custmers numbers?
    I am CA, clients send PAN and Aadhaar on whatsapp, if bot is there who else can see it
    My patients share private skin photos, I need to know those will not be going to any other company
    is what customers write to the bot used for training some AI, because that would be a problem for us
    Kindly explain if our clients' information is confidential or shared with third parties, Data Protection Act is strict in Kenya
    we keep reports of ladies patients, is there any chance that they leak outside from your bot
    I am a gynaecologist in Lucknow and women tell very personal things on our whatsapp, things even their family does not know. If I put your bot then where do these messages go, does some AI company sitting abroad read them
    We are a law firm in Upper Hill and clients send us agreements, IDs, title deeds, everything by WhatsApp. One partner says that with a bot all this ends up with OpenAI or Google. Is it true or do the documents stay private
    one of my competitor got hold of a customer list from an employee last year so I am scared now. If all chats of my buyers go through your bot then how safe is it, can you or anybody else look at them
    parents send us children's photos and birth certificates for admission and as a school we are answerable. our trustee is asking if these files remain safe when assistant handles them or are passed on to other people, pls clarify`,
  own: `
    who owns it
    will it be mine
    do i own everything
    is it mine after payment
    do i get full rights
    the last agency kept our code, will yours belong to us and is that in writing
    who holds what you build for us, is it written somewhere
    our old programmer never handed over the source, how is it with you
    and is it ours on paper
    once everything is paid, who holds the rights on the software
    after the last payment do the design and code belong to our company
    do you keep any rights on the app when the job is finished
    is the program mine or only lent to me after i settle the bill
    which part stays with you when the software is delivered and paid
    full payment done, do the rights of the program pass to me
    your own tools inside our app, do i keep using them for ever
    and do you hold back any rights on it
    can another developer take over later
    can i move to another provider with the bot
    the day we stop talking, does the tool remain in my hands
    if we part, can somebody else run it
    is the bot mine after i pay
    who owns the finished work
    after the last rupee is paid, does it all pass to me
    do I get the rights
    can some other developer work on it afterwards
    do i own it fully
    is it a rent thing or does it become my thing
    is it mine after I pay
    do I get the source code
    if i sell my shop can the new owner have the bot
    can you take it away later
    who has the copyright
    do we own the class material
    would you be able to switch off something i've paid for
    does the bot belong to me
    is it rented or bought
    after i paid is it all mine
    can my nephew the programmer open it up and alter it later
    do i own the bot
    will the software be my property
    do i get the code of my web app
    are there parts that stay yours even after i pay
    do you keep the rights to what you make
    intellectual property
    licence or ownership?
    can i give it to another developer later
    can I use it forever once paid
    do I own the assistant or rent it
    who has the title of the app you write for me
    is it mine
    what stays mine if i stop the monthly fee
    who holds the rights
    nitamiliki, will i own it
    source code given?
    who owns the bot
    do i get all rights
    our investors ask who holds the ip of the web app
    do I buy it or rent it
    after I pay, can you take it away from me
    could i carry the assistant over to my new firm
    if you close your business, do i keep my bot
    copyright of what you build
    if you vanish who has my files
    will you hand the whole code at the end
    if you are gone do i still own it
    who has the rights on what you make for us
    if we separate, who keeps the bot
    is it fully handed over or do you retain something
    do i own what you build
    is the bot mine once i paid
    when does it become mine
    the quizzes that come out, may we print and sell them
    whose is the code
    do i get the files and source
    does paying make me the owner
    can i sell my business with the bot
    can i hand it to another programmer later
    after the last payment is everything mine
    in case you shut shop, does my bot remain mine
    do you keep any rights
    is the automation our property after the final payment
    who holds the copyright
    is the agent our property or leased
    is it rented
    will I hold the rights after payment
    does anything stay yours
    who owns it in the end
    do I get the code
    if I leave, what belongs to me
    what belongs to us
    whose are the lesson plans that come out
    are the rights with me
    is the bot mine after paying
    will the bot be mine forever
    who owns the work
    are worksheets made by the tool ours
    can I take the bot to another company later
    who owns what you make
    is it mine after paying
    belongs to me or you?
    may another programmer continue with my bot later
    if I stop, is it still mine
    can I take it to another developer`,
  ownSite: `
    will the website be mine
    is domain in my name
    who owns the domain
    do i own my website
    who owns the website
    is the domain mine
    my earlier designer refused to give the login, how is that with you
    will the site be in my name
    can i move my site to another company
    do I get the rights to the website design
    will the .com be registered to me or to you
    can I move my website to another provider later
    will the website still be mine if we part ways
    do i own the pictures on my site
    may i go to another host with the pages you made
    can I take the site to another developer
    is the site mine
    photos and writing on the page, do they remain ours
    will i get the domain in my own name
    do you keep my website if i leave
    site mine?
    if you and i split, does the page vanish
    who is the owner of the domain
    can you switch off my website
    is the website in my name afterwards
    whose name stands on the domain papers
    do i own the domain
    can i leave with my site
    who owns the website after payment
    tovuti ni yangu, is the website mine
    who has the rights on the site
    is my website yours or mine
    can my cousin take over the site next year
    can someone else look after my site later
    can i host it elsewhere later
    does the site belong to me after payment
    do you hold our web address as hostage
    can I shift my site to someone else
    what if i leave you, does my site stay online
    is the website in my name
    after full payment can we shift the site where we like
    who has the domain
    who holds the domain
    do i get access to my domain and hosting
    who is the legal owner of our ngo's page
    do I get the login of my site
    is the domain in my name
    is the web shop truly mine or on your platform
    will our school's domain belong to the school
    my last developer kept the password, who will own mine
    if we part ways do I keep the domain and website
    are the login and keys of the site given to me
    can I move my website to another host
    can i take my website with me
    my old web man holds my domain hostage, will it be different with you
    what if i want the site files on a pen drive, do they belong to me
    is the website mine
    whose name is the domain in
    is the text on the page mine
    could you take our page down if we quarrel
    can I move the site to another host
    do i own the author website
    does the name of the site stay mine if i leave you
    does the web design belong to us
    who owns the site once it is finished
    are photos and text on the site ours
    do i get full control of my homepage
    do I own the shop website
    who owns the site of our trust
    is the code mine
    if we stop, does the website stay with the school
    is the site rented or owned
    if you close, do I keep my site`,
  ownSong: `
    who is the owner of the song
    whose song is it then
    who owns the song once it is done
    am i allowed to put the jingle into my paid insta promotions
    legal to use your jingle on fm and in a facebook ad
    can my showroom use the tune in instagram and youtube ads without trouble
    is it lawful to broadcast the jingle and run it in reels promotion
    do i have the right to use the jingle in an advert on instagram
    the shop tune, may it go in hoarding videos and sponsored reels
    paper proof that i can use the jingle in adverts
    and in my instagram ads legally
    do we have the permission to air the jingle on radio
    is the right to broadcast the song on fm in the price
    can i use the song anywhere i like
    can i use it on youtube without copyright strike
    we want to use the school song in our admission ads
    can we blast the jingle on the auto rickshaw speakers all over town
    may i run the jingle on tv and radio
    can i put the song on instagram
    is the song mine
    is the tune free to use for my ads
    will anybody claim money when i upload the song
    can i play it in my shop and in adverts
    do i get the rights to the jingle
    will youtube block it
    our fm spot starts monday, is airing your tune allowed
    can i put my song on youtube
    can i sell the song on spotify
    usage rights of the music
    background music for my channel, who owns it
    do i get a paper which says i may use the music
    do i have full rights on the wedding song
    can I use the jingle in ads
    can i use the jingle in an ad
    who holds the copyright of the song
    my cousin wants the wedding song on his channel, permitted?
    may I put the song on youtube
    may we play the jingle in all our outlets
    can i put the tune on the radio and youtube
    tune under my reel, will instagram mute it
    may i play my jingle in the shop and on radio
    can I play it on the radio
    is the music mine
    can I upload my song to spotify
    is it alright to earn from the track you make
    can our company play the anthem in commercials
    will I get a copyright strike
    who owns the copyright of the song
    commercial use of the jingle allowed?
    play it in the mall and on tv, any fee to anyone
    can I earn money with the song
    can i use the jingle in a tv ad
    is the song my property
    is the melody exclusively ours once we paid
    will i get a copyright strike on instagram
    can i post it on youtube
    do i own the jingle
    am i allowed to sell the song
    wimbo ni wangu, is the song mine
    may i play it on radio
    do I get rights in writing for the music
    do i get it in writing that i can use the song
    do I have to pay royalties
    could you sell our jingle to another shop
    rights of song
    content id claim will come or not
    will youtube give me a strike for your music
    may our band perform the song on stage for money
    can we use the jingle for years
    who holds the rights on the jingle
    can we run it as an ad on instagram
    can i post the song on insta
    we'd print the jingle in a tv commercial, are we covered
    is it legal to play the jingle in my shop
    am I free to use the song in commercials
    may the band play our song at functions
    is the jingle free to use on tv
    streaming income from the song goes to whom
    can i put it on spotify under my name
    who owns the tune you make for me
    royalty for the song?
    will you object if i put it in my film
    can i upload it on spotify under my name
    may I play the song in my ad
    who owns the song
    can I put it on youtube and spotify
    licence of the music, lifetime or one year
    will I own the recording
    can i upload the birthday song on youtube
    can my company use the song in its commercial
    is the jingle mine
    may the school use its anthem in ads each year
    can radio stations play it
    do I need to pay royalty later
    will I get copyright strike on the song
    can i register the song in my name
    is the wedding song only ours or do you give it to others
    can i earn money from videos with this song
    does the song belong to me afterwards
    may I use the jingle on tv
    use in paid promotions ok with your jingle?
    can I put the song on spotify
    is it legal to use ai songs
    do i pay royalty for the jingle
    are we allowed to run the song as advertisement
    my brother in law says ai songs can't be used legally
    copyright of the song?
    can an event company resell the song
    can I sell the song
    youtube strike possible with your song?
    may i change the words of my song later
    play it at my shop, allowed?
    is commercial use of the tune allowed
    do i get a licence paper for the music
    may I use it in ads for years
    can i use your song in a film
    do I have the rights to the wedding song
    is the tune mine alone
    can i play the jingle on radio
    will youtube give copyright strike on your song
    is the song allowed in my ads
    we are a restaurant, can we run the jingle on loudspeaker whole day
    do i need permission to put the jingle on tv
    can i use the tune in facebook and insta ads also
    if FM channel plays my jingle does anyone ask for royalty
    any copyright problem if i upload the song to my channel
    may i put this music in my paid reels
    jingle for school bus announcement speaker, legal or not
    do i have to take license to use the song commercially
    author here. can the book song go in my trailer on youtube
    am i free to play your song anywhere i like
    and if somebody claims copyright on my jingle
    uploading the song on spotify and gaana allowed?
    can the song go in cinema hall advertisement before movie
    would like to broadcast the song on local radio in nairobi, is it permitted
    can my shop auto rickshaw play the jingle on mike in the market
    is the ai music copyright free for advertising
    do i get rights to use the jingle in promotions for ever
    our ngo wants the song in a tv spot, do we need anybody's consent
    could iprs or some music body send me a notice for playing it in my gym
    will i get a letter that says the song can be used for adverts
    the wedding song, can we post it online without trouble
    where all am i allowed to use the jingle
    i sell on amazon, can the song go in product videos
    use of jingle on radio mirchi ok?
    can i use it as hold music and in ads both without asking you again`,
  ownCreative: `
    my poem as a song, do i still hold the rights to my words
    who has the rights to the text once you made a video of it
    do the words of my verse stay mine after i pay
    and the rights to what i wrote, with whom
    when my verse is set to a tune, do its words remain my own
    poet here, a song from one of my poems, who holds the poem afterwards
    poems appear as a book later, does your tune give you a say over them
    does making music out of my ghazal touch my copyright in the text
    and the poem itself, whose is it then
    who keeps the rights to my written words
    if my poetry book becomes a video, does the copyright of the poems change hands
    my short stories become a film with you, do i stay their legal owner
    sending you the manuscript, do i hand over any right in the text
    and the copyright of my book, with me still?
    who owns the book video
    do I keep the rights to my book
    my novel stays mine even if you film it, right
    does my text remain mine
    who owns the video of my book
    will the words still belong to us
    the clip you make on my book, may i show it at the fair and on tv
    can I use the trailer anywhere
    who has rights on the trailer
    do i keep the rights of my novel
    grandfather's poems turned to song, do the words stay with us
    are the poems still mine after you make a song
    whose property is the song made from my diary
    could you publish my stories elsewhere
    is the book film mine after payment
    is the book video mine to post anywhere
    do i keep the copyright of my book
    after the trailer is paid, is it wholly mine
    who has the rights to my author website
    do you take any rights on my poems
    do his verses remain with our family
    do i sign away anything by sending my manuscript
    do you get any royalty from my book
    do i lose rights when i give you my manuscript
    may my publisher use the book video
    will my publisher face a rights problem from your book film
    the lines are my father's, do they stay with us
    do you get rights to my story
    can i cut the book video and reuse parts as i wish
    can i put the book video on amazon
    is the video about my book my property
    do I stay the copyright holder of my poems
    whose is the script of the trailer
    will the poems go on belonging to our family
    do you get a share if my book sells
    can you use my poems for others
    kitabu changu, do rights of the book stay with me
    rights of book video
    is the trailer mine
    can you use my story for something else
    the book clip, may amazon show it on my page
    whose are the words in the end
    will you own any part of my novel
    if you write the film's words, are they mine as well
    is my writing still mine after i send it
    are the rights of my book safe
    after payment is the film fully mine
    are you a co owner of my verses when you set them
    my words remain mine, right?
    can i show the trailer of my book at the launch
    do we keep our own words
    i gave you chapters, could you use them in another work
    if you sing my poem do you own it
    do I keep my rights as author
    who has the copyright on the book clip
    rights for the review film in other countries too?
    does the text stay ours
    is the author site mine
    does the author's page with my texts belong to the author
    will the author keep all rights
    can I use the book video anywhere
    are the words ours afterwards
    dedication poem as a song, who holds the words
    who holds the rights of the book video
    will you claim my story
    is anything of my memoir yours after the film
    the verses are my late mothers, do rights stay with the family
    will my poem still be mine
    do I own the film
    does the family keep the words
    do my lyrics stay with me
    do the verses remain ours
    do you take rights to my words
    rights of the video`,
  whoReadsChats: `
    who all can read the chats of my patients
    who can all see what my customers write
    which people read our conversations
    can you people read my patients messages
    who can read the chats
    do you see what my customers write to the bot
    i run a skin clinic, patients write private things, who all can see that conversation
    will somebody in your office be reading my shop messages
    are the chats between bot and parents private
    can any outside person open my customers conversation
    is Meta or Google reading what my clients type to the bot
    you being the developer can you look in my whatsapp chats
    tell me honestly who else reads the patient messages other than me
    fertility clinic here. confidentiality is big for us so who has access to the chats?
    and if the bot is replying, do you also get a copy of it
    can my receptionist and you both see the conversations or only me
    I dont want anyone else reading my customers talk
    does a human on your side check the chats
    school in Mombasa: parents share family problems, who is able to view those messages
    chat access - only owner or provider also?
    lawyer by profession. messages of clients must not be seen by third party, is it so with your assistant
    will my competitors be able to see my customer chats since you work for them also
    is the conversation visible to you after setup is over
    please clarify whose eyes are on the conversations
    anybody spying on bot chats?
    what my student tells the bot, is it read by some other company
    my wife runs a salon, ladies send photos and messages to the bot, will some man be reading
    do you guys sit and monitor all the messages of customers
    how private are conversations of my customers with the assistant from you people
    when ai replies, is the chat going to someone elses screen
    psychologist here, i need to know no stranger reads what my patients write
    can staff who left still look at the old customer chats or only people i allow`,
}
