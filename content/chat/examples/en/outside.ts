/** What the site says nothing about: an honest answer is that it is not known. */
export const englishOutside = `
  can you supply your firm's registration papers for our govt tender
  are you an empanelled vendor on the gem portal
  our municipal school needs a vendor registration proof from you
  do you take part in government tenders
  does the bot work without internet
  does it run during a power cut
  how many messages per month are in the fee
  is there a limit on chats
  how many people can it talk to at the same time
  how many chats can it handle per day
  will it go on working when our broadband is dead
  can i get an appointment with the dentist tomorrow
  can it send pictures and pdf files to customers
  can it take payments inside the chat
  who won the book prize
  can customers pay through the bot
  will customers know it is a bot
  does it say that it is a machine
  does load shedding stop the bot
  do you have size 40 in black shoes
  can the voice have my accent
  can it record the calls
  does the voice sound male or female
  can we get the green tick
  do you provide the blue badge on whatsapp
  will my staff lose their jobs
  in case jio is down will replies still go out
  i ordered a saree and it did not come
  how big may my catalogue be
  what is the maximum number of products
  how many users can log in
  does the dashboard have an app for iphone
  can it be used by ten people at once
  can it detect the mood of the customer
  is there a ceiling on how many customers can write in a month
  what are the fees of class 10 at your coaching
  does it understand voice notes from customers
  does it understand voice notes from mothers
  vehicle tracking for school
  can it read pictures that customers send
  which whatsapp api provider do you use
  will students misuse the quiz tool
  on a festival day 900 people may write together, will it hold
  is your shop open on sunday
  how long do you store my customers' chats
  does it work on signal
  can the bot speak like me
  do you keep backups every day
  in which country is the server
  can it print bills
  can two hundred persons be served at one moment
  how much is one kg of sugar
  does it make reports in excel every week
  can it call people by itself
  lifetime plan available?
  what is the wifi password
  do you have a branch in dubai with staff
  how many employees do you have exactly
  does it open a voice message that a granny sends
  what is the score now
  which hotel is near you
  do you rent computers
  can the assistant do my exam
  do you sell ready accounts
  can you recover my deleted whatsapp
  why is there no photo of you on the site
  buyers send me a photo of the blouse they want, would it understand the picture
  best biryani near me
  which programming language is your site written in
  what is your site made with
  how many people can chat with you at once
  what does the bot do with people who say no
  do you make bots for gambling
  can the bot send files
  can a customer send the prescription as a snap and the bot reads it
  i have fever since three days
  can the bot pay my suppliers
  do you provide a call centre with humans
  can it read x rays
  do you deliver to my home
  do you teach how to build bots
  is there a course where i learn to make a bot myself
  will buyers be able to settle the bill right in the whatsapp chat
  my tooth is hurting, what to take
  can i do an internship with certificate
  do you give training classes in ai
  i want to learn automation from you
  will it take orders from zomato
  can it handle swiggy orders
  does it sync with practo
  may the guest pay his token amount to the bot
  which medicine for cough
  can it pick leads from 99acres
  does the bot post on linkedin
  can you master my own recording
  can you mix the vocals that i recorded
  do you proofread books
  will you publish my novel
  is m-pesa collected by the bot from my customers
  how to open a bank account
  do you shoot videos
  can you type my handwritten notes
  do you write blog posts every week
  can you translate my book
  do you manage my instagram page
  what is the founder called
  could it shoot a bill to the client after the visit
  which mobile is good under twenty thousand
  what is the fee of your clinic
  who exactly is the owner, name please
  what is your full office address with floor number
  can my waiters log in too
  can i give my assistant only a part of the access
  does the shop print shipping labels
  can it ring up people who have not paid me
  what is the gold rate today
  will you integrate our payment machine
  does it split bills
  does it reply by text message to those without whatsapp
  can it work on viber
  does it unlock hotel rooms
  how many chats a day does 2999 cover
  will it dial my debtors on its own
  tell me my horoscope
  can it hold music while waiting
  how many bots run at the moment worldwide
  what will a .in name cost me
  what is the best location for a cafe
  is my landlord allowed to raise the rent
  how much does a domain cost per year
  can it place calls to a list of numbers
  is bitcoin a good buy
  how much is one whatsapp message exactly
  can it control my cctv
  does the bot make cold calls
  do you hire out staff
  what is the weather like
  can my manager see the dashboard as well
  does it go by plain text message to button phones
  how far is jaipur from here
  can more than one person open the dashboard
  could three of us work in it
  must i share the password of my mail
  can i put 5000 items on the shop site
  is shipping built into the store site
  can reminders go out by text message
  may my old customers without whatsapp be reached by sms
  can you book a train ticket for me
  who is the prime minister
  what is the capital of france
  give me a recipe for dal
  which phone should I buy
  who won the match yesterday
  what is the price of gold
  my team lives on telegram, would the bot live there
  solve this sum for me
  how do I lose weight
  I have a headache, what should I take
  what medicine helps against fever
  is it legal to fire an employee without notice
  how do I register a company
  how do I file income tax
  is viber or signal possible
  i need a lawyer for my land case
  should I buy shares now
  what is the petrol price
  how much does a wati subscription cost
  what does aisensy charge
  tell me a story for kids
  what is the cost of living in delhi
  will it answer the comments under my instagram photos
  my father in law wants to sell his flat, what price will he get
  how much is the shopify plan
  best poem of ghalib
  what do other agencies charge for a bot
  how much does whatsapp bill for one marketing message exactly
  what does a domain cost
  how much is hosting per year
  does it reply to google reviews people left
  my whatsapp got hacked, what do i do
  what is the salary of a receptionist
  train timings to mumbai
  book me a flight
  order a pizza for me
  where can I find a good dentist
  which school is best in delhi
  may i have separate passwords for my three cashiers
  how to grow my youtube channel
  do you have iso certification
  are you hipaa compliant
  do you have a trade licence
  what is your pan number
  are you registered as a private limited
  who is your bank
  can the night guard see only part of the dashboard
  can you hack my wife's phone
  how many employees does the company hire per year
  what is the founder's name
  how old is the founder
  what did the founder study
  is the founder married
  what programming language do you use
  is a mobile app there to open the dashboard from home
  when will the board results come
  which database do you use
  which cloud provider hosts the bots
  do you have 99.9 percent uptime guarantee
  how many messages per second can it handle
  what is the cbse exam date
  can the bot control my lights at home
  does the screen give an excel at month end
  which college is best for engineering
  does it work with alexa
  can it drive my car
  can it charge the customer inside the chat
  will the bot accept payments from my clients
  can people pay by upi in the chat and get a confirmation
  book and pay in one chat, possible
  could the bot work out gst on a bill
  how old is the owner
  can customers pay the deposit through the assistant
  does it understand voice messages that customers send
  can it listen to a voice note
  can i send it a photo and it reads it
  does the bot recognise pictures
  do you provide an api
  can loyalty stamps be counted by it
  which college did the founder study in
  is there an api i can call from my own software
  can we self host the bot
  will the quiz have diagrams and figures
  will it run on our own server
  can i have it on premise
  how many chats at the same time can it take
  will it wish my customers on birthdays
  is your company registered
  what is the limit of messages
  is it iso certified
  in which data centre is it hosted
  where is the server located
  do you keep backups
  is there a bulk upload limit, i have 12000 items
  are you iso certified
  can the assistant send invoices to my clients
  can it call my patients by itself
  is there an android app for the dashboard
  does it remember a customer from last year
  can it speak with a local accent
  does it work offline
  does the web shop talk to shiprocket
  do you have investors
  whats the weather today
  what is 17 times 4
  who won the match
  what is the gold price today
  can you help with my visa
  tell me the train timing to agra
  who prints the shipping sticker in the web shop
  what is the founder's salary
  do you have multi factor login for my staff
  can the bot make a phone call to remind people
  can the bot make outgoing sales calls to 5000 people
  can it read handwriting of doctors
  does the content maker make ppt slides
  can the assistant count my stock with a camera
  is ups or dhl rate worked out at checkout
  where does the founder live exactly
  can your bot work on signal or telegram groups
  does it support wechat
  can you integrate with our biometric attendance machine
  can you connect to the government portal
  how do I get a driving licence
  what is your opinion on politics
  will the pos machine on my counter be tied to it
  does the founder have a photo
  do you know my principal
  which religion is best
  solve 23 times 47
  write an essay on pollution
  write me a python script
  does the bot learn on its own over time
  could it fetch reservations from makemytrip
  which country is your server in
  does it get smarter by itself
  what happens if your server is down
  where are files kept, which country
  in what country do you store files
  can the bot have the tone of my brand
  what if people write with spelling mistakes and capitals
  does it take in orders that come through swiggy
  what is your website built with
  does it understand bad spelling of customers
  is starter for one user or many
  how many logins come with starter
  is the dashboard on iphone
  how many characters may i type
  what did i say earlier
  can leads of magicbricks flow in
  which computer do you use
  translate this sentence into french
  does it work on sms for parents without smartphone
  what is the meaning of life
  who made chatgpt
  what is machine learning
  can it send the prescription as pdf
  is there linkage with justdial leads
  how many messages can the bot send in a month
  what is the stock price of google
  how tall is mount everest
  when is diwali this year
  can you make the video without a cover
  tell me today's news
  can you help me with my homework
  will the biometric punch of our teachers be read
  is there a limit of chats per day
  where can I buy cheap shoes
  what is photosynthesis
  do you sell vegetables
  how many of my staff may use the screen
  how many items can my store have
  is delhivery linked with the store site
  can the hospital's lab machine be linked and reports sent out
  how many customers can write at one time
  does it connect to our hotel channel manager
  can it send the menu as a picture
  is there sms too
  does it do loyalty points
  will it print kitchen tickets
  is there a cap on bookings per month
  does it talk to the government health portal
  how many calls can it take together
  what brand of server do you use
  what did your last client pay
  how much is shopify a month
  what should i price my biryani at
  who won the ipl
  what is the best time to plant tomatoes
  can i get the meta verified tick through you
  can the bot understand voice notes
  my tooth hurts
  can I get pregnant while taking this
  I want a divorce, what should I do
  my landlord won't return my deposit
  how do I cook rice
  how do I get a visa for canada
  which company stands between you and whatsapp for the numbers
  can the bot read a photo that a customer sends
  is the exam postponed
  what marks do I need for medical college
  when do the board results come out
  whatsapp flow where people book and also pay inside the chat
  can they pay right there in the chat after booking
  customer pays in the chat itself, can you do that
  on whose computers does the bot live
  can it send pdf and pictures
  booking with payment inside whatsapp
  build a flow that books and takes the payment in chat
  take the money in the chat when somebody books
  what did your clients pay
  admission open in which school
  how to get book published
  name the cloud where you keep it
  can my patients pay inside whatsapp through the bot
  which stream should my son take
  what is the distance to the moon
  what will bitcoin be worth next year
  recommend a movie
  lottery numbers please
  can you find me a husband
  do the files sit in mumbai or in america
  can the bot send a bill
  is there parking at your office
  do you have a wheelchair ramp
  do you have a youtube channel
  are you on linkedin
  what is your instagram handle
  do you plant trees for every order
  can we have everything on a box in our own office
  does it work on sms
  are you carbon neutral
  do you accept bitcoin
  do you offer student accommodation
  can I visit the factory
  what does the telecom law say about sending messages
  is bulk messaging allowed by trai
  how often is a copy made in case the disk fails
  will it work with no internet
  does the law allow me to text strangers
  can you clean up the vocals i recorded
  do you sponsor events
  do you give lectures at colleges
  where is the bus of my child
  how much did your last client earn
  what percent of the year is it reachable
  what if the light goes
  who is your biggest competitor
  what happens when the founder falls ill
  what if the founder dies
  do you have insurance
  what is your favourite customer
  do you have a money back guarantee of 100 days
  do you hold iso papers
  can the bot call my customers on its own
  is the dashboard for the whole team or just the owner
  do my staff get their own login
  does my accountant get access to the panel
  do i have to tell you the otp
  how large can the catalogue on my site be
  does the shop calculate courier rates
  has some auditor certified your security
  will the voice sound like a woman
  some people only have a plain phone, does it reach them
  do you give annual billing with two months free
  how many characters can a message have
  can I pay the set-up in crypto
  is your software open source
  how many sales does the bot make per day on average
  is cbse behind your school tools, approved by them
  can the voice be mine
  what percentage of questions does it answer
  how many patients will come back
  which version of gpt is it
  do you have a play store rating
  do you deliver hardware with it
  do you ship abroad
  is the career test made by psychologists
  can i get the green tick with the bot
  is there an offline version
  can it run on my own server in my office
  do you support blockchain
  do you have a certificate for data centres
  can I get your bank account number
  can you speak to my wife about it
  how many items does the career test contain
  can i give my bot a name and photo
  do you have liability insurance
  what is the warranty on the phone
  how do I reset my gmail password
  my whatsapp is not opening
  my internet is slow
  how to connect my printer
  how many children can sit in the virtual classroom together
  how many staff can log in to the dashboard
  is my laptop worth repairing
  send me a picture of a cat
  can you hear me
  who invented the telephone
  why is the sky blue
  is founder married
  are online lessons recorded for absent pupils
  is there an app for the dashboard
  price of gold
  price of a drone
  how much is an iphone
  cost of solar panels
  rate of cement
  how much for a used car
  does the grading thing read what children wrote by hand
  can i download the bookings in excel
  price of a house in delhi
  can we pay the monthly fee for the whole year in one go
  what is the fee of aakash coaching
  how much does a wedding hall cost
  how much is a kg of onions
  fees of a good school
  will the quiz print maps and drawings
  does it work with practo
  cost of a dental implant
  what is the cost of a laptop
  how much does zoho cost per month
  what are hubspot's prices
  is interakt cheaper than you
  what does a google workspace licence cost
  can pupils cheat with the quiz maker
  can it take orders from zomato and swiggy
  how much does a courier charge
  can the book video be spoken in hindi
  what is the price of chatgpt plus
  parents want to see the bus on a map
  what do other people charge for websites
  what is the rent in connaught place
  does the worksheet tool give powerpoint
  does it connect to my cash machine
  how do i learn singing
  which college is best for law
  do you sell furniture
  gps in our ambulance
  do you sell medicines
  do you deliver groceries
  can parents pay the term fee inside it
  does it take attendance by thumb
  do you have rooms available tonight
  is the doctor available today
  can I book an appointment with the dentist
  what time does the clinic open
  do you have red sarees
  where is my parcel
  our drivers should be seen on a map by parents, does it have that
  can the tool make our timetable
  my order has not arrived
  I want to return my saree
  what fabric is the dress
  do you ship to canada
  is there vegetarian food
  table for two at eight
  can i pick a woman's voice for the call thing
  does the school tool collect fees
  what are the fees for class 10 maths
  can I get admission for my child
  when is the next batch
  flight status
  who won the election
  what happened in the world today
  will the phone voice talk with a nairobi accent
  can the tool make report cards
  what is bitcoin
  how to make money online
  how do I start a business
  which business is profitable
  how do I get more instagram followers
  best time to post on instagram
  could it speak in my own cloned voice
  can parents see the bus on a map
  how do I write a business plan
  how do I train a neural network
  how can I learn programming
  what is an api
  what is the gst rate on sarees
  how do I apply for gst
  are calls kept on tape
  does the virtual classroom record the lesson
  how do I get a trademark
  can my employee sue me
  is my contract with my landlord valid
  can I sue my supplier
  how do I get my money back from amazon
  what is the dosage of paracetamol
  does the caller hear music on hold
  how many children can join one video lesson
  is my blood pressure normal
  which diet is good for diabetes
  my baby has fever
  how do I treat a burn
  am I pregnant
  is there a limit on users of the dashboard
  is a live sitar player used in the songs
  can it catch students who copy
  is there a maximum of products on the shop site
  will the store book the courier by itself
  can it sync with booking com
  can it mail a brochure file to a buyer
  can it mail people instead of whatsapp
  can it give out coupons by itself
  do i get the notes of the song on paper
  can it read hindi handwriting
  does it compute gst on bills
  how many rooms can it manage
  which model is behind the voice
  can i get the whole thing for equity
  what do photographers charge in delhi
  may the receptionist use the screen too
  which program do you compose with
  how many products can i put in the web shop
  who of my people can use the dashboard
  will it ask for my passwords
  what is the maximum number of things in the shop
  does the store come with courier booking
  old clients have no whatsapp, can it text them
  tell me how to grow my restaurant
  may i choose among several singers by name
  do i get an email id with my domain
  do you need my bank login
  which tablet for cold
  can parents without whatsapp get the messages
  my dog is sick
  can you diagnose my rash
  will the rupee fall
  in what tongue is the book film spoken
  do you have a studio i can visit
  is it a good time to buy gold
  should I invest in mutual funds
  what is the interest rate of sbi
  how do I close a loan
  what is my cibil score
  what is your turnover
  may the trailer use a clip i filmed
  which software do you make songs with
  how much profit do you make
  how many clients left you
  who invests in your company
  what is the founder's phone model
  what car does the founder drive
  what is the founder's qualification
  will it become cleverer by itself as months go by
  what does wati charge
  which college did you go to
  are you iso 27001 certified
  do you have a soc 2 report
  are you gdpr certified
  are you a google partner
  is your company listed
  does it recall what a lady bought two years ago
  what are the stairs to your office like, is there a lift
  do you have an award
  what is your cin number
  are you msme registered
  do you have a physical showroom
  what is your uptime last month
  does the grading read handwriting
  can it feel if someone is angry
  do you give tea at the meeting
  what is your server's ip address
  which version of node do you use
  is it built in python
  can a pupil cheat the grading ai
  what hardware runs the bots
  which medicine for cold
  exactly how many seconds till it replies, in milliseconds
  do you donate to charity
  how many tokens does it use
  what is the latency in milliseconds
  can it check handwritten copies
  does the bot understand photos of documents
  can it run without internet
  does it support sms
  how many percent of questions will it solve alone
  does the bot feel anything
  does the career test work in hindi
  which doctor is good for back pain
  can it send faxes
  can it post on twitter
  can it handle calls in chinese
  can it recognise faces
  what is the surname of the founder
  can the bot cook
  can it detect fraud
  can it scan id cards
  can it control machines in my factory
  can the bot trade stocks
  can it drive customers to my shop
  does it work with swiggy and zomato
  how old is the gentleman who runs it
  can the bot drive
  can it connect to irctc
  does it support apple pay
  is there a desktop app
  do you have a mobile app of your company
  does the bot run on telegram
  signal or telegram bot possible?
  which degree does the founder hold
  can it open my shop shutter
  how many bookings will it bring each week
  what percentage of my calls will it answer
  how much time will I save exactly
  by how many percent will no shows fall
  which competitor is the best
  name a cheaper company than you
  is the founder a married man
  can it watch my shop cctv
  is wix better than wordpress
  who is the ceo of openai
  is ai dangerous
  will ai take our jobs
  how to register an ngo
  sing happy birthday in french
  what colour is the founder's car
  can it control the machine in my factory
  write a poem about my shop
  write me a slogan
  suggest a name for my shop
  write a caption for my post
  draft an email to my landlord
  does the bot send the bill to the patient
  what did dr mehta down the road pay you
  what will ai be like in ten years
  summarise this article
  count from one to hundred
  what day is it
  what is the time now
  what is 15 percent of 20000
  convert 300 dollars to rupees
  tell me what you billed the last school
  will ai take all our jobs
  how many rupees is a dollar today
  who is narendra modi
  tell me about indian history
  capital of kenya
  population of india
  how far is agra from delhi
  what does an agency in noida take for the same bot
  is a table free for four tonight
  best hotel in goa
  cheap flights to dubai
  cinema timings
  can you order food
  find me a plumber
  I need a maid
  is 40000 from another vendor a fair quote
  what time does the doctor sit
  how do i become a youtuber
  which accent does the ai voice have
  I lost my phone
  my wife left me
  I am feeling sad
  what is your religion
  what is the monthly of wati
  do you have rooms for this weekend
  whom did you vote for
  do you believe in god
  do you do charity
  do you support open source
  can I visit your home
  do you have pets at the office
  what would shopify bill me each month
  is the blue kurta available in xl
  is there a dress code for meetings
  do you offer insurance for the bot
  do you give a bank guarantee
  can I pay in kenyan shillings
  what is the exchange rate you use
  do you accept barter
  what does a dot com name cost nowadays
  can i return the dress i bought from you
  do you give loans for the bot
  will you be in business in ten years
  who takes over if you close the company
  what if you get sick during my project
  do you take holidays in december
  can I speak to a past client on the phone
  how much is server rent a year on hostinger
  what is the menu today
  can two managers have separate logins
  how many photos can i put
  does it work with bluedart
  does it take reservations from airbnb
  will it send location pins
  some clients only use email, can the bot mail them
  per message how many paise does meta take
  is admission open for nursery
  can it recognise regular guests by face
  can it do our payroll
  does the voice speak with a punjabi accent
  do you have a partner in chennai
  what margin does whatsapp take in dubai
  can the bot taste food
  what is today's dollar in rupees
  how much is a root canal
  which tiles are best for a lobby
  will you ask for my otp
  give me the phone number of one of your clients
  pay a year at once and get it cheaper?
  will it rain in delhi tomorrow
  is it hot in mumbai now
  how many shillings is a hundred dollars
  what is the price of onion today
  traffic in gurgaon today
  best street food in delhi
  is delhi safe for tourists
  can it correct hindi handwriting
  how polluted is delhi today
  hotels near connaught place
  may i settle in bitcoin
  when does the bank open
  wati vs you who is cheaper
  is aisensy cheaper than your bot
  can the book video have my own footage
  is your bot cheaper than interakt
  who is cheaper, you or manychat
  compare your price with wati's price
  can you take old furniture in exchange
  how much is a flat in gurgaon
  how much did my neighbour pay for his bot
  what did the other clinic pay you
  does the app need fast internet in class
  tell me what another customer ordered
  who among your clients is a doctor in saket
  can this chat be used as evidence in court
  is there a cheaper deal if i pay twelve months at one go
  how do i cook rajma
  how many doctors can it handle
  what does the law say about recording calls
  is my rental agreement valid legally
  which law lets me deduct salary
  do I need to register under the data protection act
  how much tax do I save with this
  can i buy it once for life, no monthly ever
  which bike gives best mileage
  is the cost deductible from my taxes
  what price did you give my cousin
  how much did the shop opposite pay you
  what did that other school order from you
  does the founder have a degree in music
  how much did the sales of your other client rise
  do you have professional indemnity cover
  tell me the train time to kanpur
  tell me which of my neighbours uses your bot
  do you have any idea what agencies in noida charge for bots
  what do they generally charge for such bots elsewhere
  an agency quoted me, is their rate fair
  what does the market charge for this
  is 50 thousand a fair price from another company
  give me your pan and cin
  how do i get a pan card
  which venue should I choose for my wedding
  suggest a good lawyer for a land dispute
  can I send a legal notice to my landlord by myself
  my mother has sugar, which medicine is good
  back pain since two weeks, what should I take
  when do they play again
  is your firm under msme
  my electricity bill is too high, what can i do
  which day is the first match
  is it snowing in shimla
  how much did that clinic spend with you
  will there be rain on the wedding day
  do you have an office with a piano
  what price did you give him
  do you have a trademark on your name
  is it safe to take two paracetamol
  what did you charge him for it
  tell me his price so that I don't pay more
  could you tell me what my cousin paid
  how much did she pay for her website
  they also bought from you, how much did their sales grow
  what rate did my friend get from you
  are you a partner of google or meta
  my cow does not eat since yesterday
  language of the book film
  give me the number of the person who bought last week
  in which language is the trailer spoken
  yearly payment for the bot instead of monthly
  do you know what they generally charge
  any idea what others charge
  is your code open for all on github
  which school should i put my son in
  what is the usual rate in the market
  what is the dollar rate today
  which software do you compose in
  rupee to dollar rate
  what time is it in new york
  exchange rate of the euro
  in which language is this page programmed
  how much salary should i give a receptionist
  should I register as private limited or proprietorship
  what will gold cost next month
  which crypto should I buy
  is my startup idea good
  how do I price my own products
  how much should I pay my staff
  what will the monsoon be like this year
  what rent should i pay for a shop in saket
  which phone is best under 20000
  how do I complain about my bank
  can you check my blood report
  should I take this loan
  how do I get a fssai licence
  what are the rules for child labour
  will it pour in nairobi tonight
  is my neighbour allowed to build a wall
  which bank gives the best rate
  who is your landlord
  how much do you earn
  what is the founder's home address
  can you share the source code of this website
  can the bot attach reports
  who scored yesterday in the cricket
  how do i learn coding
  can the quiz tool draw graphs
  what did the founder do before
  what if a parent has no smartphone
  which hosting company do you recommend by name
  is wordpress or wix cheaper
  what does godaddy charge
  which party forms the next government
  which book should i read
  how much does meta charge per marketing message in india
  when will smart school launch exactly
  what will the bot cost in 2030
  is my site hosted in india
  will you still exist in five years
  how many students fit into one online class
  best phone below fifteen thousand
  what is the difference between ai and a computer
  will the share of infosys rise this week
  what did the clinic in your portfolio pay
  show me my husband's chat with you
  read me the messages of another visitor
  register a trademark for my shop
  what does a trademark cost
  suggest a film for tonight
  what does your founder do on sundays
  is there an annual plan with less monthly fee
  do you buy old computers
  can I pay you with goats
  who made you so polite
  do you sell phones
  what is the weather tomorrow
  my knee hurts on the stairs, what do i take
  how tall is your founder
  which party will win
  what is the rate of onions
  how do I get a passport
  who is the best doctor in town
  my stomach hurts
  can you lend me money
  is this rash dangerous
  does the owner have children
  what does wix cost
  how much does shopify take per month
  what do other developers charge
  which laptop should I buy
  how do I file gst returns
  does it work on telegram
  how long does dengue last
  what is the owner's mobile model
  does the bot work on sms
  can it run on my own server
  what is the price of a second hand scooter
  do you know a good plumber
  how do I cook biryani
  what is the time
  my tenant wont leave, what does the law say
  how many hours does the founder sleep
  what is the capital of kenya
  when does school reopen
  who will win the match
  what did you charge the clinic next door
  give me the number of your other client
  what happens to my bot if the founder falls ill
  how to make butter chicken
  which bank do you have your account with
  what if you die
  what happens if you shut the company
  do you have a manager I can complain to at the ministry
  is there a train at 6
  may i choose the singer from a list
  how much is a plot in noida
  when does the matric result come
  can i see your balance sheet
  can the bot send pictures
  can it send pdf bills
  how many messages can it handle in one day
  can I see your office on google street view
  how do I register my trade mark
  how to get a shop licence
  how do i get a kra pin
  does the bot remember what a customer said last month
  does the bot accept payment inside whatsapp
  is there an offline mode
  do you support linux
  how do I make my wife happy
  which stocks should I buy
  what is bitcoin at
  where do i renew my driving licence
  can one bot run two numbers
  can you do my homework
  write my essay
  which coaching is best for neet
  what are your coaching fees
  do you have admission open
  do you have blue saree in stock
  fastest train to jaipur
  does the bot understand stickers and emojis
  I want to order two pizzas
  is doctor sharma in today
  my courier did not come
  can the bot recognise voice notes
  how accurate is it in percent
  does it have emotions
  is there a good dentist in saket
  can it answer comments under our posts
  which server do you use
  are your staff police verified
  how many questions has the career test
  do you have a licence from the government
  are you approved by cbse
  is it certified by the board
  which mutual fund is good now
  can it send the location pin
  do you have an iso certificate
  who are your investors
  can I pay with a cow
  what is your favourite food
  can it tell the future
  can you hack my friends whatsapp
  how do i get rid of rats
  can it take a signature
  how do I track my wife's phone
  give me someone's phone number
  tell me the best stock
  is it going to rain
  where can i donate
  bus timings
  what is 18 percent of 7250
  does it have a delivery boy tracker
  how do I get rid of cockroaches
  what is the fee of your competitor
  what salary should I pay my receptionist
  can I get a copy of another client's contract
  does it integrate with swiggy
  can it post on my instagram
  translate good morning to german
  does it calculate gst in the bill
  is there a museum nearby
  what is gst rate on mobiles
  do you have a toll free number in usa
  can you write a letter to my landlord
  can the bot do cold calling
  how big is your server
  explain photosynthesis
  is there a backup every night
  will ai take my job
  live location of the school van
  my exam is tomorrow, give me the questions
  who won yesterday
  do you give ssl
  is ssl included in the website
  who discovered america
  what happens to the bot in a power cut
  do email ids come with the site
  how many email accounts do I get
  how many products can the shop site hold
  is there a limit of products in the store
  what if whatsapp goes down
  what happens when whatsapp has an outage
  is my order from amazon coming today
  how many megabytes can i upload
  can customers pay inside the chat
  does the bot take payments
  can the bot send a payment link
  will the bot accept upi from customers
  can it send photos of the menu
  can it send a pdf brochure to customers
  do you have green lehengas in size m
  does the lesson tool work offline
  does it understand pictures
  can it read a prescription photo
  how many students fail each year in india
  is homework harmful
  does it understand voice messages
  can it reply to voice notes
  is the doctor sitting today evening
  can the tool check handwriting on paper by camera
  does the bot work on telegram
  will it run on signal
  can it reply to google reviews
  does it answer comments under my posts
  can it answer emails of customers
  can it translate my book
  table for six tonight please
  can the virtual classroom run on zoom
  does it send invoices to customers
  can the bot make a bill
  can it collect fees from parents online
  is there bus tracking for schools
  do you have a gps tracker for the school van
  attendance by fingerprint or face
  fees of class 8 at your coaching
  does it send report cards to parents
  can parents pay the school fees through it
  library management for our school
  timetable generator for school
  admission form software
  report card printing
  hostel management
  has school reopened after the holidays
  how many songs did the founder sing himself
  payroll for our teachers
  can the bot call people by itself
  will it phone customers to remind them
  does it send sms
  can it wish customers on their birthday
  how many messages can it take per day
  is a room free on the 14th
  can the avatar wear a saree
  how many people can chat with it at the same time
  how fast does it reply in seconds
  does it need my phone to be switched on
  does my phone have to stay online
  how many users can log in to the dashboard
  can I have the dashboard on my phone as an app
  how do i reset the wifi
  which camera was used for the pictures on this page
  does the dashboard export to excel
  can I use my own server
  which hosting company do you use
  will my site work in china
  how much traffic can the site take
  do you give backups of the site
  find me a bride
  what font is on your site
  does the site have a blog
  can visitors log in to my site
  can I have a live chat with video on my site
  can the song have a real violin
  do you do payment gateway registration
  will you register my domain with my id
  what is the wage of a cook in delhi
  what if you go bankrupt
  what if you fall sick in the middle of my project
  who continues the work if something happens to you
  do you have a partner who can take over
  can it be used in a court
  does it have an api
  what should i charge for a haircut in my salon
  do you publish an sdk
  is there an uptime promise
  how do you test your ai
  which languages is your code in
  can your bot speak with an accent
  can the voice sound like me
  how do i get more walk in customers
  can the avatar look like me
  can the song be played by a live band
  do you give the sheet music
  can you shoot the video with actors
  will an actor read my book
  do you bring the book into shops
  is a cloud kitchen a good business now
  make my book popular on amazon
  convert my blog into a book
  do you get my book translated
  can you find me a publisher
  do you do cover art
  is the career test certified by psychologists
  how do i register a partnership firm
  how many questions are in the career test
  how many quizzes can we make in a month
  is dr sharma available today
  can the bot take payment for the appointment
  is the virtual classroom for 100 pupils at once
  does the classroom record the lessons
  can it detect cheating in exams
  do you have a pet
  does the tool check handwriting
  can students use it at home on phones
  does it work without internet in the village
  how many gb does it need
  does it grade drawings
  is it approved by the government
  do you have a licence from meta
  are you a whatsapp partner
  will the bot pass the exam of my customers' patience
  can it handle refunds of my customers by itself
  can it change prices in my shop by itself
  does it follow the stock market
  can the bot hire staff for me
  can I give the bot to my friend
  may two shops share one bot
  one bot for two businesses, is it allowed
  is there a referral bonus
  do you give a gift on diwali
  can I pay in gold
  can it call an ambulance
  can I pay after one year
  is there a student internship certificate
  what microphone do you use
  do you have a physical shop
  what floor is your office on
  does the virtual classroom record lessons
  is there a metro near you
  who is your competitor
  did you win any prize
  what does your competitor charge
  what did you earn last year
  cost of a site like amazon
  can you build a second facebook
  could you make a game for kids
  do bots understand voice notes
  can it listen to audio messages
  does the grading tool work for essays in hindi
  is it one bot for both my clinics or do I pay twice
  is there a parent login
  can one bot serve two shops
  is a whatsapp business account needed
  do I need the blue tick on whatsapp
  how does the singer pronounce names
  how many characters may my question have
  can two brands share a website
  what is the salary of a teacher
  what is the latency of the voice
  does the voice understand strong accents
  how many calls at the same time
  who is liable for tax on my sales
  does your bot work with my cctv
  can the school tools run on tablets
  is there a limit of teachers
  can we import marks from excel
  can the virtual classroom use zoom
  does it print id cards
  can the bot block rude people
  do you teach how to make bots
  any AI course available
  can i do internship with you
  I am a bca student, want to learn chatbot making
  what are fees for ai training
  is there a class for making whatsapp bot myself
  my son finished 12th, can he learn AI from you
  want to join as intern, unpaid also ok
  and if i want to build it on my own, will you train me
  workshop for our college students on AI, do you conduct
  online course of automation with certificate?
  Teach me n8n or chatgpt agents please, i will pay
  do you give coaching in prompt writing
  school principal here, can you train our teachers in AI in a seminar
  learn bot building from scratch, duration?
  summer internship for btech final year
  looking for tutor of AI for beginners in delhi
  can I learn this work from you and start my own agency
  do you have video tutorials or a class to sell
  certificate course in ai tools for housewives
  Kindly share syllabus of your AI training
  Nairobi student, do you mentor people who want to make chatbots
  corporate AI training for 20 staff, do you offer
  i want to be a developer like you, can u guide with classes
  weekend batch for chatbot course?
  is it possible to get apprenticeship at your place
  teach not make. i want to make my bot with own hands
  who will win the match today india or australia
  do my son's maths homework, what is 15 percent of 48
  do you take classes to teach AI, my son wants to learn
  is there an AI course I can join
  where is the server with the data, in india or abroad
  what did the founder study
  how did arsenal play yesterday
  will you print and publish my book on amazon
    will the share of infosys go up this week
    will it rain tomorrow in delhi
    is it going to rain in delhi tomorrow
    will it rain here tmrw
`
