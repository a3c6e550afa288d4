import type { data } from '#content/chat/topics/data.ts'
import type { Examples } from '../examples.ts'

export const englishData: Examples<typeof data> = {
  privacy: `
    what do you do with my data
    is my information safe with you
    do you sell my phone number
    who can see what I write here
    will my details be given to advertisers
    what personal data do you collect
    is it safe to write my phone here
    privacy policy
    is this chat private
    do you share my email with others
    I am worried about my privacy
    what do you store about me
    what do you note down about me when i write here
    is our chat private
    is my customers' information protected
    who has access to our customer data
    will I get spam calls after giving you my number
    is my data secure
    are the conversations confidential
    what happens to the details I put in the form
    data safe?
    who reads what i write here
    is my info private
    will u sell my data
    what happens with my mail id and number
    do you misuse numbers
    my details will stay with you only?
    who gets to read what people type in this box
    is anything i write public
    you wont give my number to others right
    what do you keep once i fill the form
    do you sell data to anyone
    is our data sold
    do you give our info to anyone
    what will you use my details for
    is my personal stuff safe here
    does this chat save my words
    do you store what people say to the assistant
    is what i say here saved
    does the assistant remember and keep my words
    are my messages here kept by you
    will telemarketers ring me after this
    are my chats seen by others
    is my name shared with anyone
    data misuse?
    how is my information used
    do you sell contact lists
    why do you want my phone number
    what information do you gather about me
    who reads this chat
    who can see what i type here
    do you pass my number to others
    where does my number end up
    I don't want strangers to see my customers' chats
    do humans read this chat
    does a person read what i write here
    is my talk with you seen by people
    is it safe to tell you things here
    do you give my contact to telemarketers
    is my phone number safe with you
    will my number be misused
    is it safe to leave my number here
    how do you treat personal information
    is my enquiry private
    my data with you, what happens
    what do you keep of what I type here
    who sees what I type here
    will you give my number to anybody
    do you sell data
    will I get spam calls after this
    are my details kept secret
    is my customers' info safe
    are you recording me
    what do you do with what I write here
    what do you do with my number
    do you sell my number
    do you give my mail to others
    is my data safe
    who can read this chat
    what do you store
    do you keep recordings of what people write
    will I get calls from others after this
    do you share my details
    do you pass my phone number to other companies
    what is kept about me`,
  deleteData: `
    please erase my chat
    delete this conversation now
    remove everything i wrote here
    i want my chat history gone
    wipe my messages
    can you delete my number from your system
    how do i get my data removed
    clear my details
    please delete this chat
    how do i get my enquiry removed
    wipe our school's data
    please remove my phone number and name
    who do i ask to delete my data
    please delete my data
    wipe what i wrote here
    please erase our conversation
    guests' names stand in the chats, can i have them erased
    can names of my patients be erased from the chats
    how can I have my information removed
    my daughter's name is in your chat, delete
    can I see what you have saved about me
    I want to withdraw my consent
    erase everything about me
    how do I correct wrong data you hold
    right to be forgotten
    remove my phone number from your list
    can I ask you to delete this chat
    pls wipe my number
    i want to be removed from your system
    get rid of my messages
    how can i take back my consent
    can i see what info you hold
    fix my wrong phone number in your records
    i regret giving my number, remove it
    unsave me
    how do i make you forget me
    i want all traces of me gone
    can i withdraw what i agreed to
    i agreed by mistake, take it back
    i want to take my yes back
    could you drop my email from your list
    how do i get my form deleted
    where do I complain about my data
    take my details out of your system
    who reads the chats and can they be wiped
    how do i get my chat removed
    how quickly do you delete on request
    how do I get a copy of my data
    delete my info
    remove me
    how can I see the data you have on me
    forget me please
    take my name off your records
    I want my details gone
    delete everything you have about me
    i want my enquiry gone
    remove my details please
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
    how long do you keep this chat
    how long do you keep my data
    how long are chats stored
    do you keep our conversation forever
    when are conversations deleted
    for how many months do you save what I write
    is my chat history kept forever
    after how much time is my information deleted
    how many months do you keep what i type
    when is this chat erased
    how long do you hold on to enquiries
    for how long do you save chats
    when is this conversation erased
    till when is my form stored
    is this chat deleted after some time
    how many months do you hold on to conversations
    how many days is my talk kept
    how long does the assistant save what i say
    storage period?
    will this still be here in two years
    how long does my request remain with you
    do you delete old chats automatically
    how long is my chat saved
    when do you delete stuff
    how long will my enquiry be on file
    do you keep my messages for years
    how long do you keep my messages
    how many months is my message saved
    when is this chat deleted
    for how many months is my data stored
    how long does my enquiry stay with you
    do you keep chats forever
    how long do you keep the chat
    when is my message deleted
    chat storage time?
    do you keep it for ever
    for how long do you keep chats
    for how many months are conversations stored
    do you keep what visitors type
    when is my enquiry deleted
    when do you throw away my data`,
  sharedWith: `
    will you give my name and number to others
    which ai company sees my messages
    is google reading what i write here
    do you use gemini or chatgpt
    who else gets my number
    which companies get my data
    does google see this chat
    do you send my messages to an AI company
    is chatgpt or gemini reading what I write
    is google reading this
    does openai get my messages
    where are your servers and who runs them
    is gemini reading this
    do third parties get my details
    do you pass data on to others
    which AI service do you use
    does the AI provider learn my phone number
    would you give my data to the police
    do my words go to some ai company
    which third parties see the chat
    what AI model is behind this assistant
    do you pass my details to someone
    who gets my data
    is google involved
    which ai is this
    do you use openai
    does a third party process my messages
    are my chats sent to america
    is this chat powered by google
    does some american company read this
    who else receives what i type
    is my message passed on to an ai firm
    do you hand data to the government
    which outside companies get my details
    is gemini reading my chat
    does the ai company see my phone number
    are third parties involved
    who processes my messages
    who else gets my data
    is this chat passed on to gemini
    does google see what I write
    which companies get my details
    is my data sent to america
    does the government see it
    which ai answers me
    does openai or google read the chat
    do third parties get anything
    does google read this
    does google get this chat
    which companies see my data
    is this chat sent to an ai company
    who else gets my message
    third parties?
    do you use gemini
    do the police get it`,
  exportChat: `
    can i save this chat
    i want a copy of our conversation
    can I download this chat
    how do I save this conversation
    can I have a copy of what we wrote for my boss
    can i download our chat
    export this chat
    send me a copy of this talk
    can you mail me this conversation
    can i get this talk as a file
    send this conversation to my mail
    i want to keep a copy of this chat
    how to download the chat
    save chat?
    can i forward this conversation to my wife
    is there a transcript of our chat
    save this conversation
    how do I download the conversation
    send me a copy of this chat
    I want to show this conversation to my partner
    can I print this chat
    can I save this conversation
    I want my chat history as a file
    download this chat
    how do I get a copy of what we wrote
    print this conversation
    i want a copy of what we wrote
    export please
    mail me this chat
    can I keep this talk as a document`,
  security: `
    how do you protect the data
    what if you get hacked
    do you tell us when there is a data breach
    are passwords encrypted
    how secure is your system
    what security measures do you have
    where is the data stored
    who can log in to the database
    who in your team can open my request
    who can look at the form i filled
    is the request i sent readable by everybody there
    who has the key to the data
    how safe is your storage
    what do you do in case of a leak
    if hackers get in will i be told
    has your site ever been hacked
    are my details locked away
    who reads the request i submitted
    who is able to see the enquiry form i submitted
    my enquiry, who can look into it
    which persons see what i sent through the form
    can anyone else open the request i made
    the form i sent, who looks at it
    do you inform us of a breach
    which people have access to the enquiries
    is my message encrypted in your system
    who all can open what i submitted
    is the database protected with a password
    would you tell me if data was stolen
    is your database safe
    how safe is your database
    has there ever been a leak, and what would you do
    do you have data protection in place
    how do you protect data
    is it encrypted
    hack proof?
    who in your team can open the requests
    how do you keep hackers out
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
    do you collect data from children
    my little brother chatted here, is it a problem
    can teenagers buy
    my child wrote in your chat
    can a 15 year old use your service
    is there an age limit
    student of class 9 here, want a song for my friend, allowed?
    can minors order
    do I have to be 18
    a kid gave you his phone number, delete it
    what about people under 18
    a child used your chat, delete what he wrote
    my kid filled your form
    i am 16, is it ok to order
    are under 18s allowed
    my daughter typed her number here, she is 12
    what do you do when a minor writes to you
    can a school kid chat with you
    my nephew is 13 and sent you his details
    is there a minimum age
    teenager wrote here by mistake, what now
    our boy of 11 was playing with this chat
    do you keep what children write
    my little one messaged you, is that saved
    age limit?
    are you ok with customers below 18
    im 17, can i order a website
    is my 16 year old allowed to chat here
    what age must one be
    minimum age to order
    how old must i be to use this
    what do you do with kids data on this site
    are kids allowed to use your site by themselves
    i am 15 years old can i buy from you
    do i need my dads permission to order a song
    my daughter is 14, may she use your chat
    can a school kid order
    can children use this
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
    will you spam me after i fill the form
    will the form bring me spam
    do i get marketing mails after the form
    if i give my mail here do i get spam
    will my inbox get flooded if i ask for a quote
    do you send newsletters
    will you spam me with emails
    do you bombard people with mails after the form
    how many mails will I get if I fill in the form
    do you send marketing messages
    will filling the form bring me ads and mails
    will i get spam mails from you
    can I subscribe to your newsletter
    will you spam me with mails
    do you spam people who fill your form
    will I be added to a mailing list
    I don't want advertising emails
    do you send promotional mails
    does filling your form mean spam
    if i fill in the form do you spam me after
    spammed after the form?
    will the quote form bring me junk mail
    are there junk mails after i enquire
    do not put me on a list please
    will i get spam
    no marketing mails please
    do you mail often
    will my mailbox fill up with your ads
    do you mail offers
    how many emails do i get
    no spam please
    will you put me on some list
    do you send promotions after the form
    i hate marketing mails, do you send any
    one mail or many?
    i fill the form and then 50 calls and mails come, like others do?
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
    what happens with the students' data
    is the data of our pupils safe
    is the children's data sold
    who can see the kids' data
    do you store children's names and marks
    is student information given to advertisers
    is student information used for advertising
    our parents worry about the kids' data
    will behaviour notes leak to outsiders
    how is privacy of students handled
    do you keep the answers of the pupils
    who sees the marks of our students
    is student data used to train AI
    data protection for schools
    child data protection, what do you say
    kids data safe?
    is it ok under privacy rules to put pupils names in
    what about privacy of our students
    do you keep marks of children
    will parents be ok with the data handling
    is students' data safe
    what about the privacy of children in our school
    are marks of the kids stored somewhere
    do you use student data for ads
    parents will ask what happens with the data of their kids
    data of minors in school tools, how handled
    is it allowed to put names of children in it
    what happens with children's data
    are pupils' names stored
    is the data of students safe
    do you train ai with our students' work
    our management asks about privacy of pupils
    who sees the marks of the children
    where do our students' records go
    do you delete students' data afterwards
    parents will be angry if children's details leak
    parents worry about data of their kids
    does ai get trained on our students' answers
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
    who do i go to if you misuse my data
    i want to lodge a complaint about my personal details
    are you dpdp compliant
    is your site as per the dpdp act
    which privacy law do you follow
    data protection act, do you follow it
    complaint authority for privacy?
    you ignored my deletion request, whom do i write to
    is there a board i can complain to
    what does indian law say on my details here
    grievance officer for data?
    if you break the privacy rules what can i do
    do you obey the 2023 data protection law
    dpdp?
    where do i take it if i am not satisfied with your privacy answer
    can i report you to somebody for leaking my number
    does this meet the data protection rules of india
    under which act do you keep personal details
    i have a privacy grievance`,
  internetAddress: `
    do you save my ip address
    is my ip logged anywhere
    ip address stored?
    can you tell from where i opened the site
    do you know which site i came from
    does the page record my location
    do you trace my computer
    will you find out where i live from my connection
    what technical stuff do you log about a visitor
    is ip stored
    my ip, do you keep it
    do you keep ips
    do u save ip
    ip saved?
    is the ip address of mine being stored
    u keep ip addresses?
    what about my ip
    storing ips?
    are my device details saved
    you log ip?
    can you see which ad i clicked to come here
    do you note how i found you
    is my internet address kept with my request
    how long do you hold the ip of a visitor
    server logs, what is in them
    my browser data goes to you?
    do you fingerprint visitors`,
  aiTraining: `
    will my book be used to train AI
    do you feed my texts into an AI model for training
    is my manuscript used for machine learning
    will the AI learn from my private documents and tell others
    are our company files used to train models
    does our price list end up in some model
    is my catalogue used to teach the ai
    will you teach your ai with my chats
    I don't want my poems in a training set
    do you train AI on customer chats
    will my story end up in chatgpt
    are my pdfs used to teach a model
    do you train anything on our chats
    will my files go into chatgpt
    if i send my manuscript will it leak or feed chatgpt
    will you feed my manuscript to chatgpt
    is our data training material
    i dont want my notes to feed an ai
    do the documents we upload train your ai for others
    does some model learn from our price lists
    keep my stuff out of training please
    our manuals must not train any ai
    is our data used to train your models
    do our product details train something
    is our shop's data used for training
    do you learn from my customers' chats for other clients
    do u train ai on my stuff
    are student essays used to train
    will you use my book for your model
    will my poems be fed to an ai
    does google learn from my manuscript
    are my lyrics used to train anything
    keep my files out of AI training
    do you use our songs to train your ai
    do you train your ai with my data
    does chatgpt learn from my manuscript
    is my text fed into some model
    will our documents train other people's bots
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
    do you use cookies
    do you track me
    which cookies are set
    is there google analytics on the site
    do you follow visitors around
    cookie policy
    does this site follow me around
    why do i see a cookie thing
    are there trackers or ads on your website
    do you track visitors
    can I refuse cookies
    do you use google analytics here
    cookies?
    any trackers here
    do you spy on visitors
    facebook pixel on this site?
    are there ad cookies
    do you analyse what visitors do
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
    how do i know you wont leak my manuscript
    will my idea stay between us
    i am sending my book, will anyone else see it
    my business secrets are safe with you?
    can i trust you with my unpublished novel
    do you sign that you keep it private
    my book is unpublished, can you keep it secret
    what if you copy my idea
    will you keep my business idea secret
    do you sign an nda
    do you sign something for confidentiality
    is what I tell you confidential
    will my competitors find out what we do
    can you keep our customer list confidential
    we share our margins with you, is it kept quiet
    will you tell my competitor next door about our recipes
    I have a secret recipe, can I trust you with it
    can i trust you with my unreleased script
    nda possible?
    our plans are confidential, will you keep them so
    will you talk about our clinic to others
    can i rely on your silence
    after we part will you still keep our secrets
    do you keep client info to yourself
    how private is my manuscript with you
    does my book stay private
    i dont want my competitor to hear of it
    what you see in our chats, does it stay with you
    will you keep quiet about our numbers
    sensitive patient talks, do they remain between us
    is what you learn about my firm kept private afterwards
    mum about my idea?
    will my unpublished novel stay between us
    do you talk about clients to others
    are you bound to secrecy
    nda?
    keep it secret?
    my manuscript must not leak
    our formula must stay secret
    do you also work for my rivals and share stuff
    can I be sure you won't tell anyone about my plans
    do you keep trade secrets
    confidentiality of our patients and business
    my idea is secret, will you copy it
    is my idea safe with you
    can you keep my recipe confidential
    will you steal my app idea
    will you tell my competitor about my business
    how do I know that you keep my plans to yourself
    is a confidentiality agreement possible
    exam papers must not leak from your tool
    will you sign an nda
    keep my recipe secret
    surprise party song, please nobody should know
    is my business idea safe with you
    nobody may see my manuscript
    confidentiality agreement?
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
    can you keep my shop out of your portfolio
    do you publish my clinic as customer
    will my business appear on your website as a reference
    do you use client names for marketing
    may you advertise with our name
    will you show our logo on your page
    do you publish my project without asking
    I don't want to be named as your client
    will our school name be put on your page
    i dont want to be on your portfolio
    dont show my project
    may you use our hotel as an example
    will you put our logo on your page
    may we stay anonymous as a client
    will i be shown on your site as your customer
    may you use my name in ads
    i dont want to appear in your portfolio
    do you publish who you worked for
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
    does the bot sell my customers' data
    will you sell my customers' numbers to anybody
    do you share my customer list with other shops
    can other clients of yours see my customers
    whose data is it, yours or mine
    do you use my customers' data for other clients
    do I own the customer list and chats
    where are my customers' chats kept
    can you use our data for another client
    where is the data of my guests kept
    my customers' phone numbers, who holds them
    in whose account are the chats with my buyers
    where do you store the numbers of my clients
    where are our customers' details kept
    where are the chats of my buyers stored
    do I get my data when we part
    can I take my customer data with me when I leave
    we have sensitive cases at our helpline, who has access to the chats
    does the data stay in my own account
    export of all our conversations when we stop
    my customers data belongs to whom
    do my clients' details stay with me
    is the customer list still mine when i leave
    what happens to my guests' data
    on whose account is my guests' data
    can you see my customers' numbers
    do other clients of yours see our data
    can another coaching centre get my students' numbers through you
    can I get all my chats if I leave
    does ai learn from my patients' messages
    is our data mixed with other companies' data
    when we close the contract do we get the chats back
    will our alumni list be used by you elsewhere
    whose are the customer contacts that the bot collects
    who owns the list of my clients
    do you use my clients numbers for yourself
    are my customers chats used for other shops
    do i take my data along when i go
    will my competitors learn from my data
    whose property are the chats
    do my buyers belong to me
    can i have all the customer chats when it ends
    will you contact my customers
    do I get my customer list when I leave
    whose property are the enquiries the bot collects
    is our customer data used for others
    are my buyers' addresses safe with you
    do you use our guests' numbers for other clients
    where does my customer info go
    what happens with my clients' numbers when we part
    can you steal my customers
    we are bound to secrecy as doctors, what about the chats
    who all can read what my patients write
    what happens to my customer list
    do my competitors get my data
    is patient information kept confidential
    hospital rules need patient data to stay with us, possible?
    who owns the chats of my customers
    are my customers' numbers used for others
    do I get my customer data when I leave
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
    my patients' numbers, do you use them elsewhere`,
  own: `
    can another developer take over later
    can i move to another provider with the bot
    if we part, can somebody else run it
    who owns the finished work
    do I get the rights
    can some other developer work on it afterwards
    is it mine after I pay
    do I get the source code
    who has the copyright
    do we own the class material
    does the bot belong to me
    after i paid is it all mine
    do i own the bot
    will the software be my property
    do you keep the rights to what you make
    intellectual property
    can I use it forever once paid
    do I own the assistant or rent it
    is it mine
    who holds the rights
    source code given?
    who owns the bot
    do I buy it or rent it
    after I pay, can you take it away from me
    copyright of what you build
    if you vanish who has my files
    if you are gone do i still own it
    if we separate, who keeps the bot
    do i own what you build
    is the bot mine once i paid
    whose is the code
    do i get the files and source
    can i hand it to another programmer later
    after the last payment is everything mine
    do you keep any rights
    who holds the copyright
    is it rented
    will I hold the rights after payment
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
    who owns the website
    is the domain mine
    will the site be in my name
    do I get the rights to the website design
    can I move my website to another provider later
    will the website still be mine if we part ways
    can I take the site to another developer
    is the site mine
    do you keep my website if i leave
    site mine?
    who is the owner of the domain
    is the website in my name afterwards
    do i own the domain
    can i leave with my site
    who has the rights on the site
    is my website yours or mine
    can i host it elsewhere later
    does the site belong to me after payment
    can I shift my site to someone else
    is the website in my name
    who has the domain
    who holds the domain
    do I get the login of my site
    is the domain in my name
    my last developer kept the password, who will own mine
    if we part ways do I keep the domain and website
    can I move my website to another host
    my old web man holds my domain hostage, will it be different with you
    is the website mine
    whose name is the domain in
    can I move the site to another host
    do i own the author website
    who owns the site once it is finished
    are photos and text on the site ours
    do I own the shop website
    who owns the site of our trust
    is the code mine
    if we stop, does the website stay with the school
    is the site rented or owned
    if you close, do I keep my site`,
  ownSong: `
    can i use the song anywhere i like
    can i use it on youtube without copyright strike
    we want to use the school song in our admission ads
    may i run the jingle on tv and radio
    can i put the song on instagram
    is the tune free to use for my ads
    can i play it in my shop and in adverts
    do i get the rights to the jingle
    will youtube block it
    can i sell the song on spotify
    usage rights of the music
    background music for my channel, who owns it
    do i have full rights on the wedding song
    can I use the jingle in ads
    who holds the copyright of the song
    may I put the song on youtube
    may we play the jingle in all our outlets
    can i put the tune on the radio and youtube
    can I play it on the radio
    is the music mine
    can I upload my song to spotify
    can our company play the anthem in commercials
    will I get a copyright strike
    commercial use of the jingle allowed?
    can I earn money with the song
    can i use the jingle in a tv ad
    is the song my property
    can i post it on youtube
    do i own the jingle
    am i allowed to sell the song
    may i play it on radio
    do I get rights in writing for the music
    do I have to pay royalties
    rights of song
    content id claim will come or not
    will youtube give me a strike for your music
    who holds the rights on the jingle
    can we run it as an ad on instagram
    can i post the song on insta
    is it legal to play the jingle in my shop
    am I free to use the song in commercials
    is the jingle free to use on tv
    can i put it on spotify under my name
    who owns the tune you make for me
    royalty for the song?
    may I play the song in my ad
    who owns the song
    can I put it on youtube and spotify
    will I own the recording
    can i upload the birthday song on youtube
    is the jingle mine
    can radio stations play it
    do I need to pay royalty later
    will I get copyright strike on the song
    can i earn money from videos with this song
    does the song belong to me afterwards
    may I use the jingle on tv
    can I put the song on spotify
    is it legal to use ai songs
    are we allowed to run the song as advertisement
    my brother in law says ai songs can't be used legally
    copyright of the song?
    can an event company resell the song
    can I sell the song
    youtube strike possible with your song?
    play it at my shop, allowed?
    is commercial use of the tune allowed
    do i get a licence paper for the music
    may I use it in ads for years
    can i use your song in a film
    do I have the rights to the wedding song
    is the tune mine alone`,
  ownCreative: `
    who owns the book video
    do I keep the rights to my book
    does my text remain mine
    will the words still belong to us
    can I use the trailer anywhere
    who has rights on the trailer
    are the poems still mine after you make a song
    whose property is the song made from my diary
    is the book video mine to post anywhere
    do i keep the copyright of my book
    who has the rights to my author website
    do his verses remain with our family
    do you get any royalty from my book
    do i lose rights when i give you my manuscript
    the lines are my father's, do they stay with us
    do you get rights to my story
    is the video about my book my property
    do I stay the copyright holder of my poems
    will the poems go on belonging to our family
    can you use my poems for others
    rights of book video
    is the trailer mine
    whose are the words in the end
    will you own any part of my novel
    are the rights of my book safe
    after payment is the film fully mine
    my words remain mine, right?
    do we keep our own words
    if you sing my poem do you own it
    do I keep my rights as author
    does the text stay ours
    is the author site mine
    can I use the book video anywhere
    are the words ours afterwards
    who holds the rights of the book video
    will you claim my story
    the verses are my late mothers, do rights stay with the family
    will my poem still be mine
    do I own the film
    does the family keep the words
    do my lyrics stay with me
    do the verses remain ours
    do you take rights to my words
    rights of the video`,
}
