import type { business } from '#content/chat/topics/business.ts'
import type { Examples } from '../examples.ts'

export const englishBusiness: Examples<typeof business> = {
  offer: `
    im not technical, tell me what you actually do
    came here from google, what do you people do
    what do you offer
    what services do you have
    what do you sell
    what can you make
    what is this site
    what is it you people actually do
    what can you build for me
    list of your services please
    hello, what all do you people make? asking for my uncle
    scrolled the whole page and still cant say what you people make
    tell me about your company services
    so what exactly do you sell here
    can u send me a pdf of all services
    I landed here from google, what is this site about
    my boss told me to find out what all your company makes, fill me in
    what kinds of work do you take on
    catalogue please, i will read at home
    give me an overview of everything you offer
    which services are available
    kindly brief me about your line of work
    any brochure with everything you make
    what all can I get from you
    explain what this business does in simple words
    not sure what you do, could you explain
    i only know you do ai, what things exactly
    a shopkeeper forwarded me your link saying useful, useful for what
    what are the things you make
    so what is it that you sell here
    what else comes from you apart from whatsapp bots
    what kind of things can i get from this site
    which problems do you solve for people
    we are a hotel, just tell me what all you make
    do you make both software and music?
    hi there, a friend gave me this link, what do you do
    do you only make chatbots or other things as well
    before i ask anything else, what is it that one buys from you
    sent here by my daughter, which products or services are these
    other than bots what else do you do
    services?
    which of your services suit a school, which a shop, just list
    sijaelewa, what does this company do in plain english
    I am just browsing, what is on offer
    what do you do
    what r the different things one can order here
    so what is it you sell
    is it software, is it songs, is it websites, what is your trade
    what is this site for
    pls explain in easy language what this company makes
    tell me what you make
    what are your services in short
    what would i find on your menu
    what work comes under DEL AI Works
    which things can i order here
    what can you do for a company like ours
    i dont get what you offer
    do you guys only build chat bots
    run me through your offerings
    is it only bots
    give me the list of what you build
    new here. what do you sell
    what kind of work is this
    what range of work do you cover, in two lines
    explain your business
    is there one page where all your services are written
    do you only do whatsapp
    what areas of AI do you cover
    besides whatsapp assistants is there something more on your list
    is there some list of things one can get made here
    wht do u do
    ur services list
    is it only bots or something else also
    songs also, bots also, what all is there
    name everything that comes out of your workshop
    landed here from insta, what is this
    give me a summary of your services
    what is AI automation, and what of it do you make
    whats this company about
    what does a customer walk away with from you
    what are you selling exactly
    share your service list on one page
    I see bots, songs and school tools here, what is it all about
    in one line, what is DEL AI Works
    wat services u hv
    I dont understand computers, tell me simply what you people make
    what do you do exactly
    what kind of help can your firm give
    tell me what you sell
    what is that you are offering to small shops like mine
    you make what kind of ai things
    so what is it that you actually do, the page has too much on it
    explain your work to me like I am five
    do you have a service catalogue i can print for my partner
    I saw your board on the road, what do you people do
    teach me in a minute what your company delivers
    my son opened this site for me, what is it
    first time on this page, which services do you give
    what services can a person get here
    what all work do you take
    came from a whatsapp forward, no idea what you sell
    which categories of work are there
    are you an app company or a marketing company or what
    what can i get here
    what all do you make
    serivces you provide?
    what is your business model, what do you give and to whom
    what are the main things I can order from you
    tell me what you have for businesses
    in two sentences, what is sold on this website
    what sort of help do you provide
    so many headings on the home page, kindly sum up what is on sale
    what do you make exactly, software or websites
    what could i hire you for
    whats ur main work
    what can u do 4 me
    can u tell me in short what is available here
    does your work end with bots or is there more
    just came to see what all you have here
    so what do you guys make
    what is this business about
    give me the short version of what you sell
    what can I get from you
    list everything you do
    what is this place
    what is del ai works
    what all do you build
    tell me about your services
    a friend sent me this link, what is it
    what services are there
    what exactly can my teachers get from you
    what all can our school get from you
    principal here, what do you have for my teachers`,
  audience: `
    who is this for
    is it for small business
    is this for me
    which businesses do you work for
    will it work at a kirana store
    can a small grocery use this
    does it suit a village sweet shop
    ok for a hardware store?
    who is this meant for
    what kind of businesses do you work with
    we are a housing society with 200 flats, can we use this
    is this suitable for someone tiny like me
    we are four people in a garage, would you even look at us
    our factory makes nuts and bolts, is it for us at all
    are you only for big companies
    is it meant for event companies
    our apartment society gets 50 questions a day, is it something for us
    are your school tools also for a coaching centre
    which industries do you serve
    is a man selling from a pushcart someone you would work for
    can a tuition teacher with 20 students take the school things
    who are your typical customers
    do you work with doctors
    ngo for street children, do you serve such organisations
    would a one man business benefit from this
    we run an ngo for girls, would this be for us
    who normally knocks at your door
    is a resident welfare association a client you would take
    do you take small clients
    I have just two employees, is this too big for us
    does a gym fit here?
    we are a tiny operation, would you even bother with us
    does your work suit a retired person with a hobby
    is it something for a driving school
    is it for a mandir trust also
    is it for shops only or also for professionals
    what sort of people buy from you
    we rent out tents and chairs for weddings, are we your kind of customer
    can individuals use your services or only firms
    i am neither a shop nor a school, am i still in the right place
    do you cater to travel agents
    do you do small cafes or only big ones
    is this meant for manufacturers or only for retail
    small factory making plastic caps, is this of any use for us
    do law firms take such assistants
    minimum company size?
    are housewives running a tiffin service among your buyers
    I sell pickles from my kitchen, am I eligible
    do you also work for single artists
    does it make sense for a very small business
    are colleges included or just schools
    do you take on single person firms
    farmer producer group from bihar, are we the right people for you
    we do pest control, is that a trade you serve
    does a play school qualify
    who usually buys this
    would you work with a charity
    would a cooperative bank society be served by you
    do you do this for hotels
    would a matatu sacco be a fitting customer for you
    my wife teaches dance at home, is it meant for her
    do you take residents associations
    am i too small for you
    do you do b2b work
    i drive a taxi alone. is this for people like me?
    is it for companies or for consumers
    do only doctors and shops come to you or also people like architects
    are pharmacies your customers
    do you work with exporters
    does it work for wholesale
    is a gurudwara committee the kind you work for
    do insurance agents use this kind of thing
    can one with two different businesses use it
    can a student society take your services
    is it for a dealer of tiles and sanitary ware
    is it for companies or for people
    who is it meant for
    which professions do you serve most
    do you work with government offices
    we are a cooperative of weavers, is this made for us
    is a gram panchayat or a municipality somebody you would serve
    how small can a business be and still work with you
    can freelancers use it
    is my kind of business ok
    our church group wants something, do you serve us too
    for whom are these services
    my salon has one chair, do you accept such small fish
    is it right for a dental lab with no walk in patients
    self help group of women here, can we be your client
    is it ok for a one person parlour
    do you do things for poets
    do you accept political parties or candidates as clients
    does it fit a business of my size
    we have 400 workers, are we too large for you
    can an apartment association take your bot
    we are not a tech company, is it still for us
    do hospitals use this or only small shops
    our plant has 60 workers and dealers who ask things, does that fit
    for whom did you make this, big brands or kirana people
    my business is tiny, two people, am i your type of customer
    would a yoga teacher be the right kind of client
    is my line of work covered, I deal in scrap
    is there anything here for a person like me
    is this only for english speaking businesses
    can a hostel or pg owner use your services
    do you work with petrol pumps or garages
    a blood donors club, is it suited
    is this made with shopkeepers in mind or with corporates in mind
    who should buy this and who should not
    will you take a tailoring shop with one machine
    would a vegetable seller get any use from it
    can an advocate use your services
    sort of client you like to work with
    is it meant for schools only or small tuition teachers too
    who all can take your service
    temple committee asking, do you do work for such places
    do you work with temples or trusts
    does a chartered accountant fit in your list of clients
    only for india shops or clinics too
    does it make sense for a home baker
    do you take private tutors as clients
    for ppl like me also or just companies
    is a paan shop too small for you
    can a travel agency take this
    we are kisan samiti with 300 farmers, would you serve us
    is this for schools also
    is a self employed electrician your kind of customer
    do factories use it too
    is my business too tiny for such a thing
    we are an ngo, do you work with us
    are mosques, gurudwaras and churches welcome as clients
    are ngos served too
    who are your customers
    not a shop, we are an old age home, still ok?
    is this for big companies only
    do you work with small shops
    is it only for big hospitals
    is it meant for people like me
    would a temple or ngo use this
    can a lawyer use this
    is it for individuals too
    what kind of businesses come to you
    do you also work with manufacturers
    we are an NGO, is there any service of yours for us
    ngo here, can you make something for donors' questions`,
  founder: `
    what is the name of the owner
    who is the founder and what did he study
    founder name please
    who is behind this
    who runs this company
    who runs this
    who is the founder
    how many people in your team
    are you a company
    which people am i dealing with here, a firm
    you people are who, a firm or one fellow
    before i hand you my clinic's work, who are you all
    and who are all of you as people
    who codes the thing and who attends to it afterwards
    is it the same man who writes back and programs it
    changes after a year, do they come from the same person
    are you a big company?
    how big is your company
    is this a real company or just one guy
    how many employees do you have
    one phone number, one face, or a new voice each month, how is it with you
    do you do the work yourself or give it to others
    is there an office full of developers or just yourself
    who are you all
    do you outsource
    is it a team or one person
    who makes the book films
    after the order is placed which person handles me
    who will be doing the actual work
    how big is your team
    who is going to set up the bot for my parlour
    is this an agency or a freelancer
    who will i be dealing with once i join
    is it the same human from first mail to last change
    who r u ppl
    is it a big team or one man
    who runs this business
    who composes the songs
    who replies to mails here
    who is the owner
    will my file go from desk to desk in your firm
    do you outsource the work to someone else
    will I be dealing with one person or a sales team
    how many people work there
    tell me about the founder
    whom am i dealing with here
    will the person who sells also build
    how many heads are there in your office
    are you a proper company with staff
    whos behind del ai works
    is it just you or do you have employees
    if i sign up who do i talk to day to day
    if the bot goes wrong, whose door do i knock at, the maker or some helpdesk
    does someone else from your side handle the songs
    am i talking to a firm or a freelancer
    who will I be talking to during the project
    may i know who you are
    will i deal with an agent or with the maker
    who picks up when something needs changing
    am i going to be handed to a junior as soon as i sign
    is it a one man show
    are you the owner writing here or staff
    will my work be passed to a junior
    who stands behind DEL AI Works
    do you have developers in house
    behind the name del ai works, is there a crowd or a single man
    name of the person who builds it
    tell me who is running del ai works
    no salesman please, who do i speak with
    how many persons in your company in all
    is there an account manager
    who picks up when i have a question after paying
    the person answering mails, is he also the one who writes the code
    are you alone or a team
    is it just one guy
    who is the person behind del ai
    do i have to repeat everything to a new person each time
    do i talk to a salesman or to who builds it
    who exactly are you, a company or persons
    i dont want to explain my case to five different people
    who will build my bot
    who do I deal with if I sign up
    who will actually code my bot
    do you outsource the work to somebody
    who is the boss of del ai works
    who exactly sits at the other end of my project
    is there a team or a single developer
    so no sales people, no managers?
    how many of you are there
    introduce yourselves please
    will i speak with the same person who makes it
    is there a middleman between me and the coder
    will my school deal with a single contact
    is it a team
    solo or company
    any employees
    who does the actual coding
    which hands will touch my website
    whose company is this
    are you a private limited with staff or a sole person
    and who are you folks
    who created this business
    who started it
    who made this assistant
    in big companies they shift you to some trainee, same here?
    one man army?
    are you freelancers
    do you hire outside coders for client work
    do i deal with the same person all along
    whom do i contact in your company, is there an account manager
    do u have staff or solo
    what kind of outfit are you, who is in it
    whos the brain behind it
    do you have a sales department
    are you an individual
    once paid, am i passed on to a support team
    what sort of person is behind it
    will the one who gives the quote also do the job
    what kind of man makes these bots
    tell me about who builds it
    what background has the founder
    size of your firm
    before i share anything i like to know who you are
    is one man really making bots, sites and songs
    who is this mtu behind the company, one fundi or many
    who handles the coding
    is DEL AI Works a registered agency with employees or one developer
    which human is responsible for my project
    who is my point of contact
    do you give parts of the job to people on fiverr
    do i talk directly to the developer
    how do I know who I am dealing with, a big team or one person
    do you have salesmen
    who is at the back of this website
    nice page, who made it
    who built this website
    mine was built by an agency where nobody knew anything, who will know my project here
    do you subcontract
    who writes the software for the clinics, you or others
    who will actually do my work
    I want to know who sits behind this
    is it a big company or a single person, and where
    tell me who i will be speaking with when i want a correction next year
    where do you really sit and who runs this
    who will i meet if i come, who are these people
    one person or a big company, and in which country
    tell something about the man who runs it
    you are just one guy or what
    do i get passed around between departments
    is there a project coordinator or do i speak to the builder
    only one person? really?
    who will come to our school
    do you have employees
    which person will i have on the line during the work
    who is the person behind all this
    my trustees ask who you are, what do i tell them
    do you farm out the coding to cheaper hands
    who picks up when i have a problem, an agent or the maker
    will some trainee make my website
    is there a team or only a single developer
    who exactly does the coding part
    no middlemen?
    a lady or a team or a gentleman, who does the work there
    who should I shout at when it breaks
    do you have employees or do you do it alone
    who looks after my project from start to end
    just curious, who is doing all this
    is it you who builds or some junior
    who picks the calls and who makes the bot, different people?
    whom am I giving my work to
    so one single person makes everything himself
    will the owner himself do my project
    who are you
    is there a sales person between
    is there a salesman or the owner on the line
    are you a firm or one man
    who builds it in the end
    is it really only one person
    are you a company or single freelancer
    who will i be talking to during the work
    is there a developer team
    who runs this and from where
    is there a team behind it
    do you outsource the work
    who will do my project
    are you an agency
    who is behind this site
    introduce your company`,
  location: `
    where are you located
    are you in delhi
    your location please
    where are you based
    which city are you in
    where do you sit
    which corner of the city do you sit in
    your address please
    where do i find your office on the map
    where is your shop or office
    are you in india
    from which town is this run
    where in delhi are you
    what country is this company from
    are you people in south delhi or east delhi
    how do I get to your place
    if i take the metro to meet you where do i get down
    do you have a branch in mumbai
    are you located in delhi
    is there an office in noida
    what city do you work from
    pin code of your workplace
    from where do you operate
    where do you people sit
    office address for a courier
    is this an up company or a delhi one
    do you have any office in hyderabad
    whereabouts are you based
    are you guys in delhi or noida
    is your office in noida or delhi
    are you people sitting in bangalore like everybody else
    which part of the world are you from
    which state is your company in
    ur location
    where r u guys
    mko wapi, i mean where are you situated
    where do i find your office
    which part of delhi do you sit in
    is your office near connaught place
    what is your address
    is your workshop anywhere near karol bagh
    do you have a physical place
    are you in mumbai by any chance
    your city?
    where are you located exactly, i want to send a parcel
    could you tell what place you work out of
    where r u located
    which country are you from
    is there a shop i can come to
    do you keep a counter or showroom somewhere
    is there a physical address
    map link of your office
    you from india?
    is your company in noida
    i want to send sweets for diwali, to which city
    address?
    ofice address pls
    is your workplace in delhi ncr
    in what place is the business
    are you local to delhi or just pretending
    whats your office address, I want to come
    which part of the country is your business in
    whats the nearest landmark to you
    do you have a shop i can walk into
    ofc kaha hai, address batao please
    in which part of delhi are you
    is there an office I can walk into
    where is this company situated
    in which country do you sit
    is there any branch south of vindhyas
    are you an indian company
    do you have a branch in mumbai or bangalore
    which city is your head office in
    is the company sitting in india or overseas
    are you in africa or in india
    is there any office of yours in africa
    from which place do you run it
    where do I come if I want to see you
    what state do you belong to
    where are you sitting
    is del ai works a delhi company
    which city
    can i come to your office
    send google pin of your place
    do you have an office in mumbai
    is there a branch in pune
    do you have a showroom i could look at
    where is your office
    u guys from which place
    near which metro are you
    do you have an office in bangalore
    address please
    where do you operate out of
    are you in gurgaon
    your exact location
    where can I find you
    do you have branches in other cities
    are you near noida
    which part of delhi
    is there an office in kolkata
    any office in lucknow
    where is the company`,
  meeting: `
    can we meet
    can we do a video call
    i want to meet you
    can you come to my shop
    can we meet on zoom
    can we meet in person
    will you come to my clinic and see how we work
    can you visit my shop
    i only do business after a handshake, is that ok
    will somebody come to my shop to install it
    I prefer meeting face to face before spending money
    can i meet you before ordering
    video meeting with our trustees?
    could we sit across a table once before anything
    who comes to the clinic to set it up, do you visit
    is a video call possible
    could we do a zoom meeting
    I want to sit down with you over coffee and discuss
    our board wants to look the builder in the eye
    do you send a technician to our salon for the setup
    do you do site visits
    can I come to your office and meet you
    can we schedule a meeting
    can we fix a time to talk face to face in dwarka
    can we sit with the builder at our office in noida
    would you come over to our school to explain
    would you come to our staff meeting
    do you meet clients personally
    would you step into our store for half an hour and see the rush
    is a visit to our school in delhi possible before we decide
    google meet call with you?
    is it possible to see you in delhi ncr
    can you visit our factory
    my father is old school, he will only talk to you in person
    i want to explain my business in person, not on chat
    could you come by the restaurant for a chat
    i prefer talking face to face before spending, possible?
    wanna meet
    is it fine if i pop in at your place on the way home
    could you travel to ghaziabad to see our factory
    can someone come down to our office in gurgaon
    would it be possible to have a face to face chat
    can i come and see you
    can the discussion happen on a video link, we are in pune
    do you come home, i am an old author and cannot travel
    i would like to sit down with you once
    shall we meet for tea and talk it over
    do you do personal meetings in delhi
    we could meet at a cafe in cp, does that suit
    can my accountant and i meet you together
    can we do it over a video call
    i am in faridabad, can you come over
    is a zoom call ok before i decide
    do you do house calls for clients in ncr
    do we ever meet face to face or is everything online
    do you travel to clients
    face to face possible in noida?
    meet up?
    i dont type well, can we have a sitting instead
    lets meet once before i order, where can we
    can we talk over google meet
    can i come on sunday with my family
    may i bring my father when i visit
    tea at my shop, tomorrow, will you come
    does any person visit us for the installation
    can we see you this weekend at your place
    would you drop in at my store
    prefer to meet you once
    would skype or meet do, so that i see your face
    will you come to our coaching and put it in place
    can i visit you
    may i visit you some day
    is it possible to visit
    can you sit with us at the staff room and hear our problem
    can you attend our staff meeting on zoom
    can i drop by
    can we come and visit you people
    are in person visits possible or only calls
    is a get together possible before the quote
    may we talk by video before the order
    I'd like to invite you to our shop
    can we do it face to face, I don't like online
    will someone come to my shop and explain
    our manager is visiting delhi in june, can he meet you
    my principal insists on a personal meeting
    could we meet on sunday in gurgaon
    do you do zoom meetings
    let's sit together once, where
    i would like to come down and discuss my project across the desk
    i live in gurgaon, can we meet at a cafe
    can i drop in with my partner
    can you send your person to our school
    I want to meet the man before I give him money
    tuonane kwa zoom, possible?
    do i have to come to delhi to meet or is video fine
    is a meeting at my clinic possible
    can we fix a meeting next week
    would you sit with my staff for an hour
    do you come on site in noida to understand the work
    somebody should come and see my counter first, will you
    possible to meet at your place
    video meeting possible on zoom or meet
    can we sit together once
    will you attend our committee meeting by video
    may we have a sitting with you at our office in okhla
    can you come to my clinic
    I'd like to meet before I pay
    face to face meeting possible
    can I visit
    need to see you in person, when can we
    can we meet at the clinic
    do you do zoom calls
    do you come to gurgaon
    coffee in gurgaon?
    is on site setup possible at our hotel in faridabad
    come to our school and show it
    meet in person possible?
    I am in noida, shall we meet
    can we talk on video
    can we hav a meeting pls
    can someone from your team come to faridabad
    will anybody visit our shop
    could you drop by our clinic
    do you speak to clients on the phone
    would you visit my store in lajpat nagar
    can we speak on phone before I decide
    would you visit us in ghaziabad
    can you visit our school in rohini
    can the demo be at my shop`,
  abroad: `
    i stay in london, can we still work together
    i live in dubai, can you do it for me
    i am not in india, is that a problem
    do you work only in delhi
    I'm in Kenya, can you help
    do you work outside india
    do you work abroad
    i am not in india
    can you work for usa
    do you have foreign clients?
    do you work outside delhi
    I am not in delhi, can you still work for me
    our ngo is in assam, do you work there
    do you serve customers outside india
    we sit 2000 km away from you, does it change anything
    we are in nairobi, is that a problem
    i have a salon in pune, can you make a bot for me
    do you work with people in other states
    can a shop in a small village order
    i am writing from kisumu, will you take my work
    I live in dubai, can I hire you
    do you take overseas clients
    we are an ngo in tanzania, may we order
    we are based in london and have an indian shop
    my clinic is in muscat and i never come to india
    event is in goa, can you still make the song
    my business is in chennai, will distance be a problem
    do you work remotely
    do you work with schools in gujarat
    is it only dilliwalas that you take on
    is your service available in my city
    our cafe is in london, would that work
    i run a shop in sharjah, do you serve us
    we are in a hill town in himachal, nobody comes here, can it still be done
    is your service there in chandigarh too
    we are based in bangalore not delhi
    available in kerala?
    can you do this for someone in the usa
    the owner lives in melbourne and the store is in surat, is this ok
    do I need to be in delhi to use this
    my restaurant is in melbourne, can you build for me
    I'm in bhopal
    we are in singapore, does that work
    can all this be done without either of us travelling
    i am not from india
    can somebody in canada hire you
    can i order from guwahati
    does it matter if my business is in another country
    our trust works in rural odisha, too far for you?
    do you take clients from the gulf
    are foreigners welcome
    our company is in germany
    our shop is in surat and you are in delhi, is it ok
    from kampala, uganda. do you take work from here
    patients from dubai write to us, does that work
    remote clients ok?
    i live in a different state
    client sits in toronto, any trouble
    do u take work from sri lanka
    are you only for delhi ncr
    im in dubai, will you work for us and is the price in dollars
    do you work for people in dubai
    i am not in your city, still possible to engage you
    i am in oman, can you work with us here
    coaching centre in kota, do you serve us
    we are in doha, possible to work together
    from texas, can you help me
    do you entertain enquiries from outside the country
    do you serve the uk
    do you work for coaching in patna
    do you deal with clients in saudi
    im from tanzania can i order
    would a bakery in colombo be able to order from you
    do u work outside delhi
    clients in other countries?
    we are in a village near patna
    we live in a village in rajasthan, will it work for us
    any restriction on which state i belong to
    my hotel is in goa, is distance an issue
    can you work with a us company
    we're in a small town in kerala, ok?
    my town is so small google hardly knows it, do you work there
    i am in the usa and want a song, possible from there?
    does it matter that I live in another city
    will you take an order from nepal
    poet from pakistan, possible?
    i run a lodge in zanzibar, can you build for me from there
    school in bihar, is it ok
    clinic in abu dhabi, do you do it for us
    is this only for delhi people
    do you work for people sitting in kenya
    do you operate pan india
    we are in mombasa, can you serve us
    my shop is in nepal, is it possible
    does my business have to be in india
    will you take work from a small town in bihar
    we have shifted to hyderabad, can a delhi man look after our bot from far
    my learners sit in nepal, does the bot run there
    do you have customers in other states or only delhi
    is distance a problem, I am in assam
    do you supply to kenya and uganda
    is it an issue that my customers and i are in qatar
    I am an indian in canada, can you build for me
    we are very far from delhi, how will it work
    can a client from tanzania or uganda work with you
    im in ludhiana pls tell if u work here
    can you handle everything remotely for a hotel in manali
    does the bot work outside india
    do you give service in kolkata
    we are in kathmandu
    you are in delhi and I am in goa, how will this go
    i am an author in london, can you do it
    from mauritius here, are you open to us
    students abroad use our course, can your bot serve them
    do you cover rural areas too
    I am from jaipur, do you work there
    do you take clients from kenya
    we are in dubai
    do you work for people who live in other states
    I live in patna, is that a problem
    do you serve all of india
    can you work for a london business
    is it only for delhi people
    authors in canada, can you make the film for me
    do you serve dubai clinics
    our donors are in the us, will it answer them too
    our school is in a village far away
    I'm in nagpur, can we still do it
    clients outside delhi ok?`,
  hours: `
    what are your hours
    what are your timings
    are you open today
    when will i get a reply
    are you open now
    open today?
    do you people work on sundays as well, my clinic is shut only then
    is sunday a working day at your end
    seven days a week or sundays off for you
    and on sundays too, do you work
    how fast do you reply to mails
    are you open on sunday
    when will i hear back if i write now
    do you answer on sundays
    till when are you available today
    i wrote yesterday, when do i get an answer
    what are your working hours
    is it true that you get back in 24 hours
    when are you open
    reply time?
    if my query lands on friday night, must i wait till monday
    if i mail on sunday evening when will you read it
    are you available on sundays
    i wrote in the morning, when do i get an answer
    what time can I reach you
    you write 24 hours, do you keep to it
    how fast do you reply
    how much patience do i need after sending the form
    how many days till you answer
    how quickly do you reply
    how soon will I hear back
    when will someone answer my message
    office timings
    an answer by the next day, seriously?
    is 24 hrs reply true on gazetted holidays also
    what are the timings to talk to you
    do you work on weekends
    do you work on saturdays
    how long until I get a reply from you
    are you closed on holidays
    what is the turnaround for an answer to a mail
    honestly, does someone respond by the next day
    do you reply during the night
    what time are you open till
    do you work on public holidays
    when can i write to you
    how late do you answer
    i usually get free after 11 pm, can i write then
    are you working today
    the 24 hour thing, is it just marketing
    what time do you open
    if I write tonight when do I get an answer
    timing
    r u open today
    do you shut for lunch
    i messaged the day before, still nothing. how long does it take
    how quickly will i get a response
    do i truly hear from you by tomorrow
    when will someone get back to me if i send it now
    are you around on a sunday
    how long must i wait for a reply
    kindly tell your office time
    when would i get a reply to my form
    do you take days off
    what if i write at midnight
    24 hrs reply, sure?
    is anyone at the desk on saturday
    response time of yours?
    when will you come back to me if i drop a line tonight
    do you work on 2nd saturdays
    from when to when are you working
    do you reply over the weekend
    by tomorrow will i have an answer
    can i count on a reply in a day
    what days do you work
    same day answer or next day
    i am free only after 10 at night, is it ok to write
    open now?
    closed on diwali?
    do you answer on saturdays
    how fast do u reply
    everybody promises quick replies, do you actually respond in a day
    are you reachable early in the morning
    is there a holiday for you on republic day
    if I leave a message when will I hear
    what is the response time
    how long do I wait for an answer after I contact you
    do you reply on sundays also
    do you observe saturday off
    does that one day reply include weekends
    how quick are answers from your side
    will someone answer me at night if i write now
    how many hours till i get an answer
    if i write today when do i hear back
    how fast will i get a reply to my enquiry
    which hours are good for writing to you
    can i expect an answer by this evening
    do you always answer inside 24 hours or only mostly
    I filled the form yesterday and nobody called yet, when can I expect an answer
    how long does it normally take you to answer a mail
    I wrote to you this morning, when will you get back
    sunday reply?
    is it a 9 to 5 thing at your end
    are you open on weekends
    I sent an enquiry two days ago and heard nothing
    your site says within a day, is that for real
    by when do I get an answer to my form
    how fast do you come back to people
    do you answer messages on holidays and sundays
    how many hours pass before somebody reads my enquiry
    what time do you start work
    what time do you close in the evening
    when do you answer mails
    is the 24 hour promise kept for small shops like mine also
    till what time can i call you
    when can I expect your reply
    will my question sent at 2 am be looked at
    how soon do you get back to a school after an enquiry
    nobody has answered my message yet
    still waiting for your reply since morning
    usual reply time for a new enquiry
    will i have an answer in a day for certain
    is someone there at 10 pm
    mnafungua saa ngapi, what time do you open
    opening hrs?
    till what time are you open
    how many hours does it take to hear from you
    do you reply on the same day
    wrote to you last week and no reply till now
    answer within a day or a week, what is normal for you
    nobody replied to my mail till now
    when do u ppl reply
    do you work on saturday
    how fast do you answer mails
    when do I hear back
    are you available at night
    how long till you reply to me
    open on holidays?
    when do you answer
    do you answer the same day
`,
  contact: `
    how do I contact you
    what's your email
    what is your email
    your email id please
    where can i message you
    and his mobile number
    also the founder's number please
    plus a number where the boss can be called
    wats the contact no of the owner
    and on which no can i get him
    owner's phone number pls, i run a hostel
    may i have the telephone number of the person in charge
    tell me the boss's number also
    you make whatsapp assistants but i see no whatsapp of yours here
    funny, bots for whatsapp and yet no whatsapp number given for yourself
    why can't i whatsapp you when that's what you sell
    where is your own whatsapp, a bot seller should have one haha
    selling chat bots for whatsapp while not being reachable on it, why
    how come your company itself has no whatsapp to message
    i searched the whole page for your whatsapp number, why is it not given
    and why no whatsapp for you people
    can we just talk on whatsapp
    let us chat on whatsapp instead
    what is your phone number
    give me a number to call
    can i ring you
    where can i drop the photos of my price list
    send me the catalogue on my mail, where do i give it
    i want to call, number please
    do you have whatsapp i can write to
    can i send you my poems by mail
    how can I contact you
    what is your email address
    is there an inbox for long letters
    please send your pdf to my whatsapp, which number do i write to
    whatsapp icon does not open at my end, how else can i write to you
    give me your phone number
    how do I reach you
    do you have a whatsapp number I can write to
    where can I send you a message
    is there a number I can ring
    digits please, i'd rather dial
    how can our school contact you
    can you call me back
    how do I get in touch with you
    contact details please
    may i speak to the owner by phone
    which email should I send my documents to
    how does one get through to you
    give the owners email
    the green button isnt doing anything, what is another way to get to you
    please call me tomorrow
    give me your mail
    where can i send my requirement
    how do i get hold of you
    is there a form I can fill in
    on which id shall i forward my brochure
    i need a phone number to speak with someone
    customer care number
    I would like to drop you a mail
    can i call the founder
    can somebody phone me
    best way to reach the team
    i want to explain on phone, how do i get your line
    where is the contact form
    tapped whatsapp and nothing came, so where do i message
    share your mobile no
    ur number
    email?
    is there a mobile number for you
    i want to message you on whatsapp, number?
    kindly share coordinates so i may write
    on what number can i whatsapp you
    phone?
    can i text you
    do you have a landline
    what is your whatsapp no
    which mail address do i use
    naomba namba ya simu, your phone number
    can you give me a call tomorrow morning
    no whatsapp opens on my laptop, give me some other contact
    where should i mail my details
    can i reach you on telegram or whatsapp
    drop your number, i will ring
    how does one get hold of you
    your gmail?
    do you pick up the phone or is it only mail
    i want to mail photos of my shop, to which id
    best way to contact
    i want to send you photos of my shop, where to
    can i call instead of writing
    whatsapp me?
    id to mail
    my spectacles broke, tell me a number i can ring
    any landline i can dial
    chat icon for whatsapp is stuck, which email can i use
    whom to contact for a school order
    how can I reach out
    whatsapp no please
    is there a whatsapp for questions
    phone no pls
    which app do you use for messages, i want to ping you
    cant find your number on the page
    where to write
    can you ring me this evening
    do you have whatsapp
    drop me your whatsapp
    is there a number i can whatsapp
    i have a file of 20 mb to send you, where does it go
    what is the way to reach the founder directly
    if whatsapp does not open, how do i get through to you
    can i phone somebody
    your landline?
    is there an email I can write to with a long description
    are you on instagram
    do you have a facebook page
    ping me on whatsapp na, is it possible
    your insta id?
    linkedin of yours
    will you phone me after i send the form
    after the form does someone call me
    social media links of yours
    I want to send you a voice message
    is there some place on the site where i can leave my query
    i have a question that is too long for chat, where to send it
    the wa link fails on my phone, is there a mail address
    whatsapp number
    what is ur whatsapp
    whats your whatsapp number
    your whatsapp?
    is there a whatsapp or email where I can write to a person
    need to reach out to you outside this chat, how
    is calling possible or only mail
    can I talk to you on whatsapp instead of typing here
    I prefer sending a voice note
    to whom should I address my letter
    do you take calls
    what time can i phone the founder
    can i dm you somewhere
    may i leave a voice note for you somewhere
    cannot get your whatsapp to open, tell me another way to talk to the owner
    how can I get hold of the owner
    whats the best number to get you on
    do you have a helpline
    your whatsapp number please
    contact of the owner
    let me have the mail address, my secretary will write
    let me have your mail adress
    please share your mail id, I want to send a pdf
    can i whatsapp you my poem
    where do I send my documents
    can I whatsapp you directly
    can I just phone you, typing is hard for me
    got a hotline?
    i prefer phone, whats your no
    that whatsapp thing gives nothing, so how can my school contact you
    give me some number to call
    how to send you the manuscript
    where can I write a long message to you
    where do i write
    i want to send you a long message, where to
    can you give me a tinkle in the evening
    contact person and number please
    how do I talk to your office
    I have some questions, whom do I mail
    is there any telephone number
    can somebody call me back after 6
    my eyes are weak, can I speak with you on phone instead
    to what address does my wife send her question
    how can i send you my documents
    i clicked whatsapp, nothing. where should i write instead
    which number should I save for you
    your mail id
    give me your number
    whatsapp number of yours please
    where do I write to
    what's the email
    who do i write to for a salon bot
    phone no?
    can I have a contact
    number to call
    I want to call you
    give me the founder's home phone
    founder's personal number
    can I get a telephone call from you, I do not type
    how do I write to the founder
    email of the founder
    can i message you on whatsapp
    who answers the emails
    please ring me
    can you phone me in the evening
    I'd like a call back`,
  demo: `
    is the demo free and do i need an account for it
    do i have to sign up for the demo
    do i need an account for demo
    what will i see in that demo
    and what do you show me on that video call
    can i bring my own questions to the demo
    is it my kind of bot i get to see in the demo
    how to book a demo
    can i see a demo
    i want a demo
    book a demo
    is demo free?
    how to book demo
    what do we actually get to see in the demo
    in the demo, will you show a bot for a shop like mine
    my wife joins the demo, what will be shown to us
    and what is shown in it
    how can i book the free demo
    what do i do to reserve a demo
    where on the site is demo booking
    steps to book a demo for my coaching
    must i buy something if i watch the demo
    can i watch a demo and then say no thanks
    is the demo without strings attached
    if i do not like what i see in the demo, do i owe you anything
    does a demo commit my clinic to an order
    the demo, is it no obligation
    will you pressure me to sign after showing it
    may i say no after seeing the demo
    how do i fix a demo
    book me in for tomorrow eleven o clock to see it
    can i see a demo on sunday
    show me how it works before i buy
    I would like to see it in action first
    can you show me how it works live
    i wish to watch it taking a booking with my own eyes
    can you show how it would work in my clinic
    book a demo please
    can i see it for a clinic
    is there a demonstration I could watch
    put me down for a demo saturday before noon
    i want to see the bot talk to a patient
    please arrange a demo for our trustees
    seeing is believing, can you run it once for me
    i wish to see a live bot before i decide
    how do I schedule a demo
    can I try talking to one of your bots
    show me a working bot
    before I decide I want to see it running
    is the demo free
    reserve four in the afternoon for me please
    would you show my partner and me how the thing talks to patients
    where is the button for booking a demo
    do you charge for the demo
    how can I see an assistant like mine at work
    book a meeting to see the bot
    I want a walkthrough
    can I test it once before buying
    can i poke at a running bot before we talk money
    can i get a demo this evening
    i have time on tuesday at 3, note me for the showing
    could you give us a presentation
    demo for our management on friday
    arrange a demo for monday
    let me see the thing working on a phone
    free consultation?
    how does one get to see this on a screen
    show our principal how the quiz tool works
    can we fix a time to see it
    can you show it running for a restaurant
    tomorrow 11 am works for me to look at the bot
    is there a live preview i can play with
    i would love to see how it replies before spending
    what happens in the demo
    we want a viewing for our three trustees
    show me live how it answers a hindi message
    demo?
    can i c it working
    show it to me live
    I believe only what I see, so show me
    can i have the 4 o'clock slot for seeing it
    do you have something I can play with before paying
    nataka kuona kwanza, i want to see it first, how
    demo for restaurant possible?
    how long before I get a demo slot
    can my partner watch the demo too
    is there any obligation after the demo
    i want to see the bot live before i decide
    can you give me a demo this week
    let me play customer and see what your bot says
    schedule me for saturday 10 am, i run a clinic
    can i talk to a sample bot somewhere
    show me tomorrow evening please
    free at 5 today for a demo?
    can i get a live demo on wednesday at 3
    where do i click to book a demo
    i would like to watch it work
    which button do i press to be shown the assistant
    i want to see the voice thing work, show me
    could you demonstrate it to my partner
    slot on wednesday evening for my demo please
    when can i see it
    let me try it out first
    can you show it to me on thursday at 11
    is there a demo for restaurants
    is there a slot thursday after 4 where you show it
    does a demo cost anything
    any charge for showing it
    demo slot for friday?
    enter my name for a demo day after tomorrow at noon
    how does one get a demo
    i want a look at the thing working at 6 pm tomorrow
    kindly arrange a presentation of your bot for our md
    is the demo online
    will you show me how it answers before i pay
    book demo
    i need to see it with my eyes before spending
    can you run me through it on monday morning
    show me the product
    lets do the demo friday morning, my salon is closed then
    do you give a live showing for a coaching
    can two of us join the demo
    give me a demonstration today at 4
    i'd like to see the assistant in action tomorrow
    can i have a demo at 2 pm
    pls show it working the day after
    I'd love to see a live example for a clinic
    i dont understand words, just show me the bot in action
    please arrange a demo for our coaching staff
    i would like to sit for the demo on monday, 5 pm is good
    free demo for teachers?
    can I be shown first how it works without paying
    show me the thing working before I give money
    our principal would like to look at it this week
    do I need to pay for seeing it
    what will i see in those minutes when you show it, and does it cost
    is seeing it free of cost
    what details do you need for the demo
    could someone walk me through it on a call before I decide
    what goes on in this demo of yours
    show me live
    show me one working, then we talk
    can i get a walkthrough next week
    my husband must see it running before he signs
    our doctor wants to see a demonstration
    demo for my salon please
    explain it to me live
    I want to see it with my own eyes first
    can my staff watch how it runs
    show me a sample chat of a clinic bot
    could you walk our receptionist through a working one
    what will you show in the demo for a salon
    where can I watch the bot talking
    is it possible to get a demo in the evening after I close my shop
    can the demo be on a sunday
    do you do demos late at night
    show it to our principal
    any way to watch the answer machine at work before ordering
    whats shown in a demo and who talks
    want to watch it book an appointment before buying
    how many minutes is the demo
    do I have to pay anything for a demo
    is the demo in hindi or english
    can the school committee see a demo
    which days are demos held
    fix me up with a showing on saturday evening
    can you present it to our management on friday
    let our trustees see it
    may my wife and my manager join the demo
    what will you show me in the demo
    i want to try how it answers parents
    is there a demonstration of lesson plans
    am i charged if i only look at the demo and go home
    kindly demonstrate the parent messages for our school
    I'd like a demo on saturday at 11
    could I try chatting with the bot before paying
    when can you demonstrate it
    what do i get to see when i book the demo
    can u show how d bot works
    I want to book a time to see your product
    want 2 c it work
    could i see the dashboard live once
    is there some live sample that I can play with
    book me for a demonstration next week
    demo pls
    let me check it once before I spend anything
    can I first have a look and decide after
    how is such a demo run, do i only listen or can i ask
    can I see it first
    demo slot for tomorow morning pls
    show me how it works
    I'd like a demo
    how do I book a demo
    demo on sunday?
    can you show it on video
    can my salon manager see it in action
    do i need to prepare anything for the demo, how does it go
    how much does the demo cost
    let me see a bot in action
    I want to try it with my own questions
    can I test before paying
    what do you show in the demo
    how do I get to the demo
    is it a live demo
    can I ask questions in the demo
    how many people may join the demo
    is there a demo for schools
    can demo be on sunday
    Demo today evening possible?
    how to book a time for demo
    i want video call demo tommorow
    is 8pm ok for showing me demo
    When are you free to show me the thing on a video call? I am free after lunch only
    Kindly let me know which days you give demos, my shop is closed on Tuesday so that suits me
    can we do the demo on Google Meet tonight around 9 once the kids are asleep
    I'd like to see it live this Saturday morning, what should I do to fix the slot
    do you take demo calls on public holidays also, that is the only time im sitting free
    I have a hardware shop in Ludhiana and from 10 to 8 there is not one minute to breathe. If you can show me how this works on Sunday or very late evening then please tell me how to fix the timing
    Hello from Kisumu. My business partner is in Nairobi and I am here so we would like to watch the demo together on video. Is tomorrow at 7pm East African time okay for you or do you have another slot
    I read everything on the site but I learn only by seeing. In clinic I get a gap between 2 and 4 daily when there are no patients, can you do the demo in that time today or day after
    We are three teachers who want to see it together and we get free only after 5 when the school bus leaves. which evening this week can you show us on zoom, and do we fix it here or on whatsapp`,
  moveDemo: `
    what if i cant make it to the demo that day
    if i cannot come on the day what happens
    if a patient walks in right before our demo, may i take another slot
    stuck in court that day, can the demo be shifted
    something came up at school, how do i drop the demo slot
    i booked the wrong day for your demo, let me change it myself
    can the showing be pushed to friday if my staff is ill
    my train may be late, is it ok to postpone the demo
    how do i call the demo off without writing to you
    and if i cant make the demo
    if the demo day turns out busy at our clinic, may we take a later date
    could not make it to the demo, is a new date possible
    how shortly before the demo begins can i still shift it
    and can the demo be put on a later date
    must i explain why i drop the demo
    is a reason asked for when i cancel the showing
    do i sign in somewhere to call off my demo
    cancelling the demo without telling why, fine?
    i cant attend the demo on thursday anymore, what do i do
    do i need a password to change the demo slot
    who do i inform if i will not come to the demo
    is an account needed to shift the demo
    can I move my demo to another day
    I cannot make it to the demo, how do I cancel
    that time we agreed for the demo wont work for me any more
    change the time of my booked demo
    need to change my demo from morning to evening
    reschedule the demo
    train is late, i wont make the 4 o clock demo
    cancel my demo slot
    what if I miss my demo
    we booked a demo but our principal is on leave, can we take another day
    can the demo happen an hour later than i booked
    I booked a demo for tuesday but need friday
    i booked a demo but cant make it
    i took a slot for monday by mistake, i meant tuesday
    how do i cancel the demo
    change my demo to friday
    how do I cancel a demo
    where is the option to give up my demo slot
    can the demo be shifted
    i want an earlier slot for my demo
    something came up, I can't make the demo tomorrow
    is it allowed to swap my slot with a later one
    i need to shift my demo
    cant come to the call at 5, other time?
    something came up, cannot attend the demo today
    exam duty came up on my demo day
    please cancel the demo i booked
    how do i change my demo slot
    my demo is tomorrow, wedding in the house, kindly postpone
    where do i change the demo time
    i missed the demo, can i get another
    demo time does not suit anymore
    drop my demo please, i have changed my mind
    want to push the demo to next week
    can i postpone the demo by a week
    i booked twice by mistake, remove one demo
    i clicked the wrong hour while booking the show
    change my appointment with you
    please change my demo from monday to friday
    demo tomorrow, i am sick, give me a later date
    shall i book again or can the old demo be moved
    shift demo to next week please
    I want another time for the demo I booked
    prepone my demo by a day possible?
    booked the wrong date for the demo, fix it
    can i shift the demo by one day
    can I push my demo by two days
    lost the mail with the demo link, how do i alter the time
    how to cancel my demo booking
    do i lose anything if i cancel my demo
    I booked the wrong slot for the demo
    may i call off the showing i reserved
    I am travelling on the demo day, can we change it
    is it possible to postpone the demo
    is it possible to swap my demo slot
    until when can a booked demo be changed
    shift my booking to next week please
    I will be late for the demo, can we start later
    power cut here, can we do our demo another evening
    i forgot my demo yesterday, may i book again
    can I bring the demo forward to today
    i booked demo but have surgery then
    do i need a login to change my demo
    we cannot come on thursday, move the demo
    lost the link for changing my demo time
    my demo is at 4 but I need it at 6
    resched demo pls
    I can't come to the demo tomorrow
    how do i change the demo time
    our demo clashes with parents meeting, move it please
    naomba kubadilisha, need to change my demo time
    shift my demo to friday
    cancel my demo
    change the time of the demo
    reschedule the call please
    I booked the wrong time
    i booked demo but cant come that day
    can i change my demo to other date
    Need to cancel tomorrow's demo, how?
    what if I miss the demo time
    pls shift my demo, got a wedding
    If I book the demo now and then some emergency comes in clinic, can I postpone it?
    I had taken Thursday slot but now travelling upcountry, how do I move it to next week
    Suppose I fix demo and later I am not free, is there any charge for cancelling
    my partner cant join on the day we booked, can we reshedule or have to book fresh
    Hi I confirmed a demo for 4pm today but there is no power here since morning, kindly push it
    I run a restaurant and honestly I never know when a big party order will come. I want to book the demo for Wednesday but suppose that day I get stuck in kitchen, will you let me change it or is my chance gone
    Good morning, I am Wanjiru, I booked a demo for Friday. My mum has been admitted so I have to be in hospital that whole day. How do I cancel it properly so that you dont wait for me
    we selected saturday for demo last week and now school has put a parents meeting on the same day, all teachers compulsory. where do I go to change the date, I am not finding any button or link for that
    Doctor sahab asked me to book your demo but his OPD sometimes runs two hours late and he may not be able to attend. In that case can we tell you same day and take another date, or it wont be allowed`,
  demoForm: `
    what details do you need for the demo
    it wants my phone to book the showing, can i skip that
    what do i have to write to book the demo
    which information do I have to give to book a demo
    what all will it ask before it gives me a demo time
    is my company name necessary for the demo
    is my company name compulsory in the demo form
    i have no firm, will the demo page still accept me
    which fields are compulsory in the demo booking
    do I have to give my phone number for the demo
    can i leave the message box blank while booking a demo
    can i choose voice demo in the form
    what info do i put for booking the demo
    which boxes have to be filled to reserve a demo
    do you ask for a phone number when booking a demo
    do i need to give my company name for the demo
    do you want my mail id for the demo
    can i book the demo with only my email
    what services can I choose in the demo form
    can i tick voice as the thing i want to be shown
    what options are there to select in the demo form
    what must I fill in to book the demo
    is a name and mail enough to get a demo slot
    do i have to log in to book a demo
    required fields of the demo form
    what do i select as topic of the demo, i want crm
    is there a box for my message when i reserve the demo
    is phone number required to book a demo
    is there a place to write what i want to see in the demo
    what info must a salon give for booking the demo
    what can I choose to see in the demo
    must a business name be entered for the demo
    can i pick the topic of the demo while booking
    what do you ask me in the booking of the demo
    demo booking, how much information do i part with
    how much do you want to know before giving a demo slot
    is mail address needed to book the demo
    will the demo page want my mobile no
    is an account needed to reserve the demo
    which fields in the demo booking
    what sort of things can i ask to be demonstrated in the form
    can i leave my mobile out of the demo form
    do i need to tell my company to get a demo
    kindly say what to keep ready before filling the demo page
    phone mandatory for demo?
    do i have to choose a day myself in the demo form
    what do i pick in the demo form
    what info for booking demo
    what will you ask me when I book a demo
    do I need a company to book the demo
    must I give my phone number to see the demo
    which topics can I pick for the demo
    what do I write in the demo booking form
    is the mobile number mandatory for the demo booking
    what do I fill in for the demo
    does the demo form need my phone
    which details for booking the demo
    what does the booking form ask`,
  trial: `
    can i try it first
    can i try for free
    do you have free trial
    can i test it first
    how many days free trial
    is there a free trial
    can I use it for free for a week
    can i use the bot one month and then pay if it works
    do you have a free version
    let it run in my shop a fortnight and if i like it i pay
    first month free and afterwards i pay, ok?
    try before I buy, possible?
    is there a free trial for the quiz maker
    give my salon a trial month, i pay after
    free plan available?
    like netflix, first month on the house?
    can we run it in our clinic for some days without money
    can I get one month free
    is there any trial period
    do you give any trial before the payment
    could I use the bot for some days without paying
    can i keep the bot some days and return it
    let us test it at our school for a term, pay later
    can i use it for a week without paying
    i want to use it for a few weeks before paying
    do i get some free days at the start
    i dont buy before i have used a thing for a week
    is there a test version without cost
    do you give a sample bot free of cost for few days
    money is tight, can we trial it at no cost
    30 days trial?
    is the quote free
    is there a no money version just to get the feel
    can i start without paying and decide at the end of the month
    can i use it for a month without paying
    free for the first customers?
    trial month?
    do you lend it out before selling
    one week on my number free, then i tell you
    let me have it free for 10 days
    do you offer a test run at no cost
    do you charge for giving a quote
    is there a freemium
    could our school use the quiz tool one term without fees and then decide
    a sample period for our coaching, is that possible
    can i start without paying anything
    try first pay later?
    are there any free days
    do i get a week to try it in my clinic
    i want a taster week, no card
    can i have it on approval, pay only when satisfied
    free of charge to begin with?
    is there a zero rupee plan
    let me try with my real customers first, no payment yet
    give it to me free for two weeks and if its good i buy
    gym gives three days free, what do you give
    trial month then i pay, do you do this
    pilot for free possible
    free for first month?
    is the website free to try
    can i test it free
    will you run it free till we see if patients like it
    may my shop keep it 10 days before the first rupee
    one month free for clinic?
    one month free to test?
    can we do a pilot for a month and pay if we keep it
    let me try it for 15 days first
    any guest pass or evaluation period
    what can i get at no cost before buying
    zero cost trial
    do I get some days to try it without paying
    is the first consultation free
    is there a sandbox version at no charge
    do you allow a pilot of two weeks without charge
    try now pay later possible for a cafe?
    can I use it a few days before I pay
    do ngos get a free trial
    is there a demo account i can use for two weeks
    do you let people test it for a week
    does the quote itself cost me something
    trail period available?
    first month free?
    is the quotation free
    do i pay for a quote
    can i borrow the assistant over diwali and pay after
    does an estimate cost anything
    is the first talk free
    is there something free for beginners
    nijaribu bure kwanza, can i try free first
    can I have the bot for 7 days to check
    is there a trial version for shops
    any sample period without money
    use now pay if satisfied, do you do that
    I want to try it in my shop for some days, then pay
    is any of your tools free of cost
    can teachers use it free for a month
    free days r there?
    can I start on a free plan
    first song free?
    can i test the bot for a week without paying
    how many days can one use the bot before the first payment
    free trial?
    sample lesson plan free?
    can I use it a week for free
    try before buying
    is anything free
    can I test the bot for a month without paying
    trial for coaching?
    no cost trial possible?
    one month free?`,
  pastWork: `
    show me your past work
    do you have any examples
    can i see your work
    show me your portfolio
    do you have examples
    show some samples
    what have you made before
    show me your old work
    could i view something you finished earlier
    before we hire you, may we look over your previous work
    where on the site can one see what you have built so far
    our academy wants to see a few of your older projects
    may i look at something you delivered to a true customer
    a bot working for a genuine client, where could i watch it
    show me one finished job for an actual school
    and work done for real customers, can it be seen
    in what way could i view the bot of one of your paying clients
    can i be shown a live assistant some shop of yours runs
    where does one get a look at a client's own assistant
    i want to peek at a bot that a genuine clinic uses
    would a client let me watch his bot
    do real customers' bots get shown to anybody
    a true client's assistant, how do i get to view it
    seeing an actual customer's assistant, possible?
    how come no genuine customer work is on your page
    what keeps you from showing client work
    are the real clients' jobs hidden for some reason
    why only made up shops and clinics in the portfolio
    where may i look at a bot of a real customer
    why are the projects only samples
    show me a bot that a client really uses
    why do you hide the work of genuine clients
    how come only samples are on the portfolio and no paying customer
    is it possible to watch a working bot of one of your customers in the demo
    when may i get to see an assistant of an actual client
    why are the clients in the portfolio invented
    what is the reason you dont publish customer bots
    real client bot, only in demo or also online
    are customer chats the reason you show samples only
    can i see something you made for a clinic
    show me a bot you built for a shop
    have you made anything for a school before, let me see
    any example of your work
    can i look at earlier projects
    what have you to show for yourself
    can you show any bot you built for a gym
    something you did for a salon, show
    can i listen to earlier songs
    let me see a website you made
    do you have samples for clinics
    where are your samples
    let me hear something you composed for a shop
    have you already made something for a travel agency
    show some real work
    sample of a jingle you made
    work done for other coaching centres
    have you done a hospital before
    i want to see an actual customer's bot
    is there a page where your finished jobs are kept
    what was the last thing you built
    examples please
    show me examples of your work
    do you have a portfolio
    what projects have you done
    have you built something for a clinic before
    any salon bot you made which i can open on my phone
    which schools have you worked for
    any case studies
    have you done any restaurant before
    let me see your clients and speak with one of them
    seen any salon using your bot?
    show me an online shop you did
    i would like to see a site that came off your desk
    i want to see 2 or 3 websites made by you
    can I see a bot you made for another customer
    which clients have you worked for
    I want to see samples
    show a website of an author you made
    have you done this for a school earlier
    have you handled a coaching like ours earlier, show
    sample of a birthday song you made
    are those projects in the portfolio real
    is the saree shop a real client
    links to websites you have made
    let me look at previous work
    who are your existing clients
    where do i find what you did till now
    do you have an example from a jewellery shop
    can you share references of similar projects
    where can I see what you have built
    do you have experience with shops like mine
    sample work?
    who else uses this
    is that sample clinic of yours an actual clinic
    let me hear some jingle of yours
    who else in hospitality did you make one for
    which clients did you work with, may i call one
    can i look at a real estate example
    any demo shop i can view
    past projects pls
    did somebody really order the saree desk or is it invented
    any coaching centre already running your bot that i can see
    any previous projects i can see
    show me what you did before
    got samples?
    where can i look at your earlier stuff
    your best work please
    before i place an order show me two three things you finished
    is the saree shop in your portfolio a true client
    can i have a look at a finished bot
    what did you make for others
    is there some sample of a school tool
    were the saree shop and clinic real customers
    are the projects on the portfolio page genuine
    you must have some earlier jobs, may i look
    can i see screenshots of finished work
    is that clinic in the portfolio a real one
    made up projects or real ones
    share a link of something you built
    do you have a case study for shops
    show projects
    give an instance of a bot in a dental practice
    did you ever do this for a hotel
    did you make these for paying clients
    portfolio?
    who are the clients in your samples
    i want proof of work
    let me see demos of past jobs
    can you point me to an author site of yours
    book review film you made earlier, send link
    what have you built so far
    did you do anything for lawyers before
    made something for an advocate or ca?
    any example for restaurants
    can you name a client
    kazi zenu za awali, any previous jobs to see
    did you do something for a dentist
    let me see a site that you made
    is there a gallery
    proof of your work
    have you done anything for schools before
    which clinics have you worked with, show me
    have you any showpiece for real estate
    where are your projects shown
    can I see a website that you made
    show one bot that is already running somewhere
    where is the proof that you can do this
    give me links of your earlier projects
    has anybody from my trade used you, show me
    what did you deliver to schools so far, let me view
    show your previous websites for doctors
    did you ever make a bot for a salon
    let me see some samples first
    can i talk to one of your customers
    what have you built till now
    any examples of songs that you made
    does your gallery have a restaurant
    what has been your best project
    can I listen to a jingle you made earlier
    can you give a reference of a principal
    sample of a book video
    proof of work?
    I would like to see a case study
    i want to know if you have done my type of work earlier, with link
    have you got any live example in real estate
    how do I know you can do it, show me something you built
    examples of your work for youtubers
    your portfolio please
    do you have clients from the education field I can look at
    who has used this before me
    any sample film on a book which i can play
    whose bots have you built
    what have you made already
    did you work for any ngo
    show me samples
    examples of your websites
    can I see a bot you built
    the three projects shown, are the clients genuine
    i want to see what you did for others like me
    who have you worked for
    any live site I can look at
    names of clinics that use it
    show me some finished work
    can i hear a jingle sample
    links to your work
    any coaching in delhi that uses this
    is there a portfolio
    any school using your tools
    song samples to listen to?
    did you do a clinic before
    which doctors use your bot
    any references from schools
    any work for hotels I could see
    show me a song you made
    can I listen to a jingle you made
    is there a site you made for a doctor`,
  reviews: `
    do you have reviews
    can i see reviews
    show me customer reviews
    are your reviews real
    any feedback from clients
    did any customer ever praise you in public
    has somebody put in a good word for you, where do i see it
    words of happy clients, where are they
    and any praise from clients
    show me a review of any client
    has any client written a review, can i read it
    out of five, what did clients give you
    has anybody rated your work yet
    average stars of your customers so far
    why is the rating part of your page still blank
    how many ratings have you got till today
    with zero ratings shown, what can a buyer go by
    is there even one testimonial yet
    the ratings page is empty, why
    how many stars have you got till now
    have clients written anything about you so far
    who has praised your work, any words of theirs here
    no feedback shown, is it that nobody has written
    do you have any reviews
    what do your customers say about you
    how do I know you are not a scam
    is there a wall where customers have written about you
    can I trust you
    what do your clients say
    is this a genuine company
    why are there no reviews on your site
    what is the word on the street about you
    any testimonials
    are you on google reviews, how many stars
    where can i see feedback of other salons
    is this legit
    who has praised you in writing
    are there reviews of parents or schools
    what is your rating
    what do other doctors say about you
    do you have google ratings
    your what clients say part is empty, how come
    what do your earlier clients think of you
    what did the shop in your samples think of it
    is there somebody who used you and would say it is good
    do people give you good marks
    are people happy with your bots
    show me feedback from happy clients
    rating of your company
    sounds too good to be true
    i looked for stars beside your name and found none
    why are there no testimonials on the site
    why dont i see any comment from customers
    are the testimonials real
    reviews?
    kindly show comments of those who bought
    where are your reviews
    do people like your work
    has any school written something about you
    any client feedback
    has anyone complained about you online
    what do former customers say
    rating?
    star rating on google?
    any review from a doctor?
    how do people rate the work you did for them
    no testimonials on your page, why
    is anybody happy with you
    show me what customers wrote
    why is nobody saying anything about you on this site
    are the testimonials on your site genuine
    have you got comments from buyers
    are there reviews i can read
    are your testimonials made up
    any kind words from past buyers that i could read
    what do clients think of you
    is there any complaint about you online
    do you have feedback from salons
    are the quotes of clients on sites like this written by the owner
    is it fake
    are you real
    what rating do people give you
    i see no comments from clients here
    what did those who used your bot tell afterwards
    do you have stars somewhere
    how can I trust a one man company
    I googled you and found no reviews
    did customers like the songs you made
    is there any rating on justdial or google
    there are no reviews on your page, why trust you
    i see no reviews, how can i believe you
    without reviews why should anybody trust this
    wateja wanasema nini, what do customers say
    can i read what other shopkeepers felt
    no stars no reviews, why
    what do others say
    do you have ratings anywhere
    opinions of other salon owners about your work?
    how do I give you a review
    no feedback on the page, is there a reason
    do customers recommend you
    do you put up bad reviews also
    are the reviews on your page real people
    where can I read reviews
    testimonals?
    can i speak to an old customer of yours
    any happy customer wrote something?
    any feedback from old customers
    are those testimonials written by you
    do you have a justdial or trustpilot rating
    do you have google reviews
    how many stars do you have
    can I trust the comments on your site
    any feedback of authors
    where do i post my own review of your work
    what do people say about you
    any ratings
    testimonials?
    are your customers happy
    show reviews
    is there feedback of clients
    google reviews?
    what do your past customers say
    can i see ratings of your work
    any client feedback before i decide
    how many stars do you have on google
    testimonials where
    has anyone used your bot and liked it
    Are there opinions from other clinics you worked with?
    what was the experience of people who bought from you
    we are a coaching institute, is there any other institute who can tell about you
    good or bad, what do clients write about you
    show me some customer comments
    and if someone was unhappy do you also show that opinion
    why is there no rating on your site
    are your testimonials real or made up
    are other shop owners happy with your service
    i want to hear from a previous buyer first
    review of DEL AI Works
    no review found about you on internet, how to trust
    can i talk with some old customer of yours about how it went
    is anyone from kenya satisfied with you, any feedback
    your rating out of 5?
    are you well rated by those who took a website from you
    what reputation do you have among clients
    authors who took book video from you, what did they say after
    just tell me what people think about your work
    where can I read experiences of those you already served
    any verified client words on the website`,
  trust: `
    is this real
    is this fake
    why should i trust you
    can we trust you
    is it a scam
    are you for real
    another agency took my money and vanished, why would one person be safer
    i was cheated by an agency before, how do i know you will not run away
    last developer disappeared after taking 50k, why trust you
    a one man company, what if you vanish like the last one
    can i see the contract before i pay
    i am afraid of fraud
    may i read the terms before paying
    can i say no after the demo
    an uncle of mine got looted by such an online fellow, what protects me here
    i am scared to pay online to someone i never met
    am i bound after the demo
    how do i know you are real
    are you a fraud
    you people are not cheating na
    how can i tell you wont switch off the phone after my advance
    what proof is there that you will deliver the website
    i was cheated before, why should i believe you
    are you genuine
    how can i be sure you will do the work
    many agencies ran away with my money
    you ask for half before work, what stops you from eating it
    do we both sign some papers before money
    is this a real business
    what proof do i have that you deliver
    how do I know you won't vanish with my advance
    how can i be sure this is not another scam
    sending money to a face i never saw makes me nervous
    how safe is my advance with you
    i got burnt by a developer last year, what is different with you
    what stops you from running away with the money
    how can I be sure you deliver after I paid
    prove that you are real
    is there any paper i sign so that you cant back out
    a web guy cheated my salon last year, why would it be different
    I was cheated by a developer before, how am I protected
    what security do I have if I pay you in advance
    why should I trust a stranger with an advance
    how do I know my money is safe with you
    nisiibiwe, how do i know i wont be conned
    are you registered, is it legit
    how do i know you wont run away with the money
    what if you disappear after taking the deposit
    how can I be sure you are not a scam
    can I trust you with my money
    every second site is a con, are you another
    what if you take the money and stop replying
    is this a scam
    how do I know you are not a fraud
    what if you take my money and disappear
    what is my safety if i send the first half
    i would pay if i knew you are not fly by night
    people online take money and run, are you like that
    we never met, why would i send you money
    I was cheated once by a website guy, why should I trust you
    my cousin lost 20000 to such people, how are you different from them
    give me one reason to believe you
    what holds you to your word once i pay
    what guarantee do i have that you are not a fake
    our trust was cheated by a web designer, why trust you
    is my advance safe with you
    what proof is there that you will not run away
    are you a genuine company
    before parting with my savings i want to be sure you are honest
    our school lost money to a vendor, how do you protect us
    how can one trust a page without a phone number
    no phone no address, how do i trust you
    you have no office number, is it safe
    is it safe to deal with you
    how does a careful man check that you exist
    is it safe to order from this site
    I am afraid of paying somebody I never met
    what security do I have if I pay now
    how can I be sure you will deliver
    I don't know you, how can I send money
    are you for real bro
    can i check you before paying anything
    last guy i paid for a site stopped picking my calls, what is different here
    got scammed on instagram by a bot seller, convince me you are not the same
    how do i know this isnt one of those fly by night things
    my brother in law lost 30k to a web developer, so i am careful. what protects me
    in nairobi we lost deposit to a web guy, why will it not repeat with you
    how would i get my money if you vanish
    why should i send half the money to somebody i have never seen
    your price is low, is there a catch
    no catch?
    are my 50 percent gone if you dont deliver
    my accountant asks what security there is for our deposit
    how do i know this is not some fake website
    what guarantee that you dont just block me after payment
    i am scared to pay online to unknown people
    is this a proper business or some student project
    is there any safety if i transfer the advance
    suppose i transfer and you never answer again
    this looks too good, is it a scam?
    how can a small shop owner be sure you are honest
    many people cheat in this field, what about you
    what if i pay and you go silent
    i was ghosted by two freelancers already
    i smell something fishy, so cheap and so quick
    will you sign a contract with our trust
    can i check you out before i give money
    you could be anybody, how do i trust
    prove to me you are real
    is the advance protected somehow
    do i get anything signed before i pay the first half
    genuin or fraud?
    do you give anything in writing before i pay
    not sure if i can rely on you
    am i safe paying you
    how do i verify that you are genuine
    previous guy ate my 10k and blocked me, why wont you
    i never paid anybody on internet. can i rely on you
    a designer took 15000 from us and never finished the site, we are once bitten
    can I be certain that this is not a cheat
    what safety is there for my money
    how do i check that you are a real business
    is it a front or is there a true business behind
    what happens to the half i paid if you disappear
    people say online developers run away with the deposit
    my wife thinks you are a scam
    how do I know you will deliver
    how do I know you won't run away with my advance
    can i say yes only after reading your conditions
    do you give anything in writing so that i feel safe
    are you real
    I was cheated by a developer before
    any guarantee that you deliver
    what security do I have
    why should I believe you
    I paid someone last year and he vanished
    proof that you are genuine
    is it safe to pay you
    sounds too good to be true
    how do i know the song will be good before i pay
    what if you take the money and disappear
    fraud or not
    I was fooled by a web designer last year
    my last developer took the money and left
    i pay and you do nothing, then what
    somebody promised me a bot and never delivered
    are the prices real
    is the free demo really free or a trick
    how can I check that you exist`,
  figures: `
    when was your company founded
    since when are you in business
    how long has this shop been running
    how many clients in education
    how many years of experience do you have
    what age is your firm
    how many customers do you have so far
    in which year did you open
    how many clients do you have
    how many years have you been in business
    how many salons are using it
    is this a young company or an old one
    count of assistants you have put live
    since when does this company exist
    how many bots have you made so far
    any number for how many firms rely on you
    how many schools are with you at present
    for how many years does your firm exist
    how many clinics work with you
    how many customers use your assistants
    are you new in this game
    what is your success rate
    what number of bots run today
    company started when
    how experienced is the founder, how many years
    what is the tally of your finished jobs
    how long are you in this field
    how many restaurants use it
    is your company new or old
    how long have you people existed
    is it your first year
    what is your turnover
    how many years of experience
    how many seasons have you been composing songs for people
    how many songs have you produced
    your firm is how many years old
    number of projects completed
    when was the company founded
    how many teachers use the class kit as of now
    how old is your business
    in which year did you start
    what year did del ai works begin
    number of songs made so far
    how big is your list of clients in numbers
    do you have more than 100 clients
    how many people have bought this
    total number of clients please
    are you one year old or ten
    for how long has the founder done ai work
    how long are you around
    when did you start
    what share of your projects turned out well
    how much business do you do in a year
    does the company have some history, how many years
    how old is this firm
    number of clients so far?
    wateja wangapi mnao, how many customers do you have
    how many bots are live today
    for how long have you been making bots
    when did this business come up
    how much experience do you have
    are you established or just started last month
    what year was this set up
    any awards
    do you have many customers
    year of establishment?
    how many websites are to your name
    how many schools work with you already
    is it a new business
    did you win any prize for your work
    how many people use your assistants every day
    how many years has del ai been running
    are you a startup that began yesterday
    how many years in this trade
    what is your annual sales
    how many websites did you make till date
    what percentage of clients stay with you
    since how long is the shop open, i mean your company
    number of shops you have done
    since which yr u r working
    when did you begin
    your experience in years
    how many doctors have bought it
    are you around for long, which year did it begin
    how long have you been doing this
    number of happy customers
    how big is your customer base
    how many bots have you made till now
    are you in this line since long
    how many customers do you have
    how many schools did you do
    since how many years are you in this line
    how experienced are you in this work
    how many people bought the bot till date
    how old is your company
    how many schools use it
    how much do you earn in a year
    how many people use your bots
    since when do you exist
    how many bots have you made
    is the company registered
    how big are you
    success rate?
    do you have certificates`,
  smartSchool: `
    is there one system for marks, lessons and notices of the whole school
    we want results, lessons and parent messages in a single place
    do you have a complete school platform for teachers, office and parents
    one login for the school where marks and lessons and messages all sit
    all in one software for our school, marks to messages
    looking for one app that joins teachers, parents and our school office
    instead of ten tools, one place for everything in school, have you got that
    and one place for marks and messages
    will parents log into smart school as well
    is smart school for the school office too
    for whom is smart school made
    smart school, do mothers and fathers get it or staff only
    clerks in our office, may they work with smart school
    when does smart school come out and what does it cost
    that school thing with coming soon on it, when can we have it
    what is smart school
    what is smart school going to include
    marks, lessons and parents in one place, i read you will bring this
    when is the smart school product coming
    is there a date for the all in one school product
    smart school date?
    launch date of smart school
    the one for teachers, parents and office together, is it out
    is smart school ready
    can our school book smart school in advance
    we would like to be first in line for smart school
    what is the smart school thing
    heard of smart school on your services page, what will it do
    is smart school ready now
    can we buy smart school now
    how far along is smart school
    tell me more about smart school
    what will be the price of smart school
    smart school kab aayega, this session or next
    smart school price
    can our principal see smart school already
    it says coming soon for the school platform, when
    one place for marks, lessons and messages, when will it come
    what will a school pay for smart school once it opens
    the school product marked coming soon, when
    will smart school have attendance and fees
    why is smart school greyed out
    can our school sign up early for smart school
    is smart school ready for april session
    our school wants the all in one thing you announced, is it out
    when will smart school come
    smart school inatoka lini
    what is smart school about
    tell me when smart school opens
    does smart school replace the single tools
    is smart school out
    shall we wait for smart school or take the tools that exist
    can we test smart school before its launch
    tell me of the smart school
    is anybody using smart school yet
    price of smart school?
    does smart school come this year
    when can we get smart school
    can we pre book smart school
    is smart school available now
    should we wait for smart school or take the tools
    cost of smart school
    is there a waiting list for smart school
    smart school price?
    coming soon means when
    can we join smart school early
    smart school has what features
    our school wants smart school, when is it ready
    when does smart school come
    can I buy the smart school system now
    what will smart school have
    can we get smart school now
    smart school price and date`,
  clientCall: `
    give me the number of one happy customer
    is there a shopkeeper among your buyers who would speak to me for five minutes
    can i phone one of your clinics and ask
    can you connect me to somebody who already uses it
    i want to hear it from the mouth of someone who paid you
    give me contact of a school that uses it
    i would like to phone one of your customers before i decide
    let me phone a doctor who has your assistant
    i want to ask an existing user how it is
    is there a client i could ask how it went
    name one buyer i can verify with
    connect me to any salon owner who has your bot
    can i talk to a clinic that has your bot
    my boss insists on talking to two existing users first
    can you arrange a talk with a customer of yours
    can i speak with a client of yours
    could you introduce me to a school that took your tools
    one reference i can call please
    may i talk to some existing customer
    may our principal speak with another principal who bought
    can our committee speak to a client of yours
    could i speak to one who already bought
    do you allow me to contact a past customer
    will a client confirm to me that it works
    put me in touch with a past client
    a number of any satisfied party please
    i only buy after talking to another buyer
    may i call a reference
    any user of yours in nairobi i can call and ask
    name and phone of anyone who bought from you
    reference call possible?
    i would decide at once if one of your users told me it works, can you connect us
    is there a shopkeeper using it whom i may visit
    let me hear it from an owner who bought it
    whom of your old clients may i ask how you behaved
    before signing we need to speak with two of your references
    do you have someone i can ring who used you
    could i drop in at a client's shop to see your bot in use
    can i visit a shop where your assistant is running
    will one of your buyers take a call from me
    i want to ask an old customer of yours about you
    need 2 references with phone nos
    share contact of two clients please
    can i get in contact with the author whose site you made
    any customer willing to speak to me
    i trust only what other buyers tell me, give me one to call
    phone number of a school that uses your tools
    would another salon owner vouch for you
    can i talk to one of your clients
    share number of any existing customer pls
    Any clinic already using it, can I call them?
    give me a live bot of some client to test
    who has bought from you, want to speak with him
    before I pay I would like to hear from someone who is alredy using your bot, phone number will do
    Boss do you have a school in Nairobi that uses this, I just want to call the principal there
    Is it possible to send a whatsapp msg to the bot of one real shop and see how its replying
    no offence but anybody can make website, connect me with two people you have worked for
    Kindly provide reference contacts of coaching owners who took this from you, I will ring them in the evening
    I run a physiotherapy clinic in Pune and last year one agency took 20k and vanished. So this time I am careful, can you give me mobile number of any doctor who is using your bot so that I ask him directly
    We are a boutique in Mombasa and twice now people have shown us nice demos which never worked later. I dont want demo, I want to chat with the actual bot of a shop that is paying you already
    my husband is not convinced only, he says speak to some person who has it running from few months then decide. can you pls arrange a 5 min call with any of your old client, any business is fine
    I am a dentist and my brother in law is telling that these bots give wrong answers to patients. Let me talk to one clinic who already has yours, I just want to hear their experience honestly from their mouth`,
  templates: `
    which template runs straight away here and which must be requested
    do i have to ask for each template
    what can be opened at once among the labs tools
    how do i order a template from labs
    my task is not among your templates, could you make one
    which of the labs things are licensed
    after i ask for a template, when do i hear
    is there a template for a job like rent reminders, or what would one cost
    what are labs and templates
    do you have ready made workflows
    have you some workflow lying ready that i can plug in
    what is there under labs
    which of the templates are free
    show me your shelf of small ready made things
    which small tools can I use right away
    any ready workflows for clinics
    show me the ready small tools
    what is under labs
    is there a pattern for a repair shop to start from
    do you have small ready things i can use now in my salon
    do you have ready templates for clinics
    what is in the labs section
    i dont need a big project, just some prepared little tool
    what small readymade things do you have
    which workflows are ready
    which of your tools can i use straight away
    which prepared flows are there for coaching centres
    is there a template for coaching admissions
    list the mini tools and say which need a licence
    do you sell templates
    what does premium on your tools page mean
    what can i find in the labs page
    ready made small tools
    are there prefab things for schools on the labs page
    what are saas tools
    any ready small tool for teachers
    templates for schools?
    what is this saas tools link in the menu
    ready templates available?
    do you have ready workflows
    difference between a template and a full bot
    any template that fits a delivery business
    what are the templates for
    any ready made thing for clinics
    do you have a stock template for my task or must it be made new
    do you have a template for clinic reminders
    list of templates
    do you have anything off the rack for a clinic
    can someone tell which small workflows exist already
    is there a list of your templates
    can i take only one small tool instead of a bot
    any freebies among your tools
    what are those cards saying licensed and premium
    do you have a starter workflow for salons
    ready workflow for restaurant bookings?
    tayari made workflows, which ones do you have
    what is the difference between free and licensed tools
    is a template there for reminding people of payment
    is there some quiz template to begin with
    ready tools one can start with without any building
    which of your tools are free to use now
    i have one dull task, does a template for it exist with you
    where do I see the small ready tools
    what do the templates do
    what does licensed mean on your tools page
    short list of your starter tools please
    do you have a free tool too
    do templates need coding from me
    do you have ready workflows I can download
    something ready made that I can start using today
    what is in labs
    templets list?
    I don't want custom, do you have something ready
    do you have ready things to start
    where do I find the small tools
    which ready tools can one try without buying
    ready made workflows?
    can I download templates`,
  products: `
    what products do you have
    what products do you have for schools
    do you have ready made AI products
    tell me what answer desk is
    is there a ready product I can start from
    which ai products are available today
    is the class kit ready to use
    what have you already built that i could simply adopt
    what does the song app do
    can a product be adapted to my business
    do you have any off the shelf apps
    difference between your products and services
    when will the song sketcher be ready
    what ready products do you have
    which products are ready and which not
    do you have any ready made ai product for clinics
    i dont want to start from zero, do you have a base product to adapt
    which of your ai products are out already
    which of your products are finished
    do the products on your page exist or are they plans
    can one inbox show whatsapp and website messages together
    your products?
    something ready i can take
    what does a teacher get in the class kit
    what is available today and what is in development
    do you have your own software products
    is answer desk included with a bot
    which ready products do you sell
    are products different from the services page
    how many products of your own are there and which are finished
    what ai products have you got
    bidhaa gani ziko tayari, which products are ready
    can you change the class kit for our board
    what is the difference between products and services here
    something pre made that you tweak for my trade, exists?
    what are the ai products
    tool that turns a chapter into a quiz and plan, is this your product
    do you have ready products
    which products are there
    do you sell any ai product that works from day one
    products kya kya hai and which is coming later
    tell me about your products
    do you have something ready made instead of from scratch
    how does the answer desk help a shop with many chats
    any ready product I can take
    what ai products do you have for teachers
    name your ai products
    is there something finished already
    something prebuilt
    do you have products or only custom work
    is there a ready tool for teachers
    can I get a ready solution
    do you sell a product off the shelf`,
  productCost: `
    what does adapting it to our school cost
    and fitting that product to us, how much
    price for having the product changed to our needs
    cost of tailoring the ready product
    what is the bill for getting one of your ai products fitted to my pharmacy
    charges if you alter a ready ai product for our hostel
    and tailoring the product, how much
    is it dear to have a ready product changed for a tailor shop
    what does the answer desk cost
    if i take your class kit and you fit it to our board, what bill do i get
    price of the class kit
    how much is the class kit for a school
    how is the fee for tailoring a ready product worked out
    how much to adapt a product to my business
    i cant find any figure beside the answer desk
    price of answer desk for my clinic
    does the class kit have a list price
    what would you ask for putting the song sketcher in my studio
    what is the class kit price
    what do you charge for changing a product for us
    why do your ai products carry no rate
    price of your ai products
    the ready inbox for all chats, how much to fit it to us
    why is no price written on the ai products page
    why is there no price for the ai products
    does fitting a product to my firm cost less than building new
    answer desk price
    do you have a rate for the song sketcher or the class kit
    how expensive is the adapting
    what does adapting a product cost
    can you tell the charge for class kit for one department
    what is the rate of the ready products
    cost of song sketcher
    rate of song sketcher once it is out
    what would adapting one of your products cost
    song sketcher price?
    is there a rate card for the products
    is the answer desk free with the bot
    bei ya class kit, how much
    what does it cost to adapt the class kit
    is there a fee for the one inbox
    do i pay for the answer desk apart from the bot
    how much do you charge for your ready products
    product prices please, page shows none
    ballpark for tailoring your inbox product to a hotel
    answer desk price?
    what do i pay if only the words and language of a product are changed
    how will i know what a product costs
    class kit for our school, what will you charge
    class kit kitne ka
    whats the price for class kit
    is the class kit paid per teacher
    do products have a list price
    how is the price of an adapted product decided
    how much is the answer desk
    what would answer desk come to for a hotel
    what would the one inbox product cost me
    is the song sketcher paid
    cost of your products
    how much does a product cost
    price of the ai products
    song sketcher cost
    how much for the answer desk
    what would a ready product cost me`,
  offTheShelf: `
    when the market has a better programme, do you admit it or only push yours
    our school may find this in a ready app, would you name it
    do i pay when you tell me to take somebody else's software
    and would you say so if another program did it better
    what if a ready made software already does this better
    suppose there is a ten dollar app doing all i want, would you keep quiet
    would you tell me honestly if I don't need you
    will you say honestly if a cheaper app would do
    if a shop plugin already solves it will you point me to it
    is there something cheaper that does the same, would you say so
    are you the sort who sends a customer elsewhere when that is better
    if there is a ready software for my clinic, do you tell me
    will you recommend another tool if it fits better
    i suspect a ready program exists for my need, will you be frank
    maybe an existing app is enough for me, will you admit it
    maybe an existing app is enough for us, would you admit it
    do you build even where a finished program would serve
    do you push your product even when something else is better
    can you name another software if yours is not the best fit
    do you recommend other software when yours doesnt fit
    will you say it honestly if some cheap app does the job
    does it cost me when you say take that other app instead
    what if shopify already has this built in
    should my shop take a ready app or something made by you
    tell me straight, is custom work needed or can i buy a box
    what if off the shelf software is enough
    what if i find the same thing in an app store next month, would you have told me
    is custom better than buying off the shelf
    what if there is already a tool for my problem
    would you turn away my money when a plugin is enough
    would you tell me if a ready app is better
    would you send me to someone else if they are better
    i fear paying for something that is sold ready elsewhere, do you check
    will you be honest if i dont need custom work
    do you look around for existing software before you build
    what if a plugin does the same, will you charge me anyway
    if some cheaper software does it will you say so
    utaniambia ukweli, will you tell me if a cheaper ready app is enough
    do you recommend other software when it fits better
    custom or readymade, what do you advise for a small school
    is it worth making new or is a bought tool ok, do you advise on that
    maybe an existing app is enough, would you tell me
    will you advise me against yourself
    do you tell clients not to buy from you
    what if some cheaper app already does this
    maybe a normal plugin is enough for me?
    will you tell me honestly if I don't need you
    is there something on the market that already does what i need, would you say
    should I buy ready software instead
    if something on the market fits better will you say so
    is there maybe an existing product that is enough for me
    be honest, can a normal app do this for my gym
    do I really need custom work
    would you tell me if something ready made is better
    maybe something exists already
    would you tell me if another tool suits better
    is there ready software that does it cheaper
    is there maybe a cheaper app that does this
    can't I just buy a ready app
    would you recommend another tool if it fits better`,
  capacity: `
    are you too busy to take my project
    how many projects do you do at the same time
    how soon could you get your hands on our job
    you are only one person, can you manage my work as well
    can you start this month
    what if you have too many customers
    are your hands full at present
    are you too busy for a school
    will my project get enough attention
    do you have free capacity for a salon bot
    one man, many customers, where do i stand in the line
    do you have time for new work right now
    can you take on one more client this month
    is there room for a new client before diwali
    how many customers do you serve at the same time
    are you free to begin next monday
    how many clients do you handle at once
    do you juggle many jobs at the same time
    won't I be one of many
    do clinics have to wait for their turn with you
    are you accepting new clients
    i fear i will be number 40 on your list
    how many jobs do you take at once
    is there a waiting list
    will one person manage our school of 2000
    if i say yes today, when does work on mine begin
    do you have time for my project now
    are you fully booked
    can you handle two of our branches together all by yourself
    are you fully booked till march
    could you begin next week
    will you have time for me
    will you forget my project when a bigger fish comes
    when could you start
    how soon can you take up my website
    are you too busy to take my order
    next opening in your calendar for new work?
    how long is your queue
    can you take one more client
    do you accept new orders these days
    are you taking orders these days
    can you take ten songs in one month
    free slots next month?
    una nafasi, do you have time for our website this month
    can you do two projects of ours at once
    is your calendar full
    how many shops do you handle at a time
    our job is big, can a lone builder cope
    you must be swamped, right
    when do you have time for us
    if many people order, must i wait
    how many others share your attention
    do you have a queue for songs
    do you have time for us in march
    how many works are going on with you now
    must i wait for months till you are free
    is there a waiting line
    can one person really handle my job properly
    are there slots left for weddings in november
    are you able to handle a big order alone
    will you have time for me if you work alone
    how busy are you now
    u busy or free for new project
    how many projects do you do at once
    is your diary full before diwali
    will you have time for me if you have many clients
    is your plate too full for a hospital with six departments
    are you too busy right now to take new work
    can you start this week or is there a queue
    would my small job be pushed behind bigger ones
    can one person handle 5 schools
    how can one person handle so many clients
    are you taking new customers in december
    will I be ignored when other clients come
    any slot free next month for a clinic
    when could you start with my project
    do you have time for my project
    how many projects at once
    how many weeks until you can begin with us
    are you booked out
    can you take us this month
    is one person enough for our project
    are you busy now`,
  mission: `
    why did you start this
    what got you into this line
    what is your mission
    what made you begin this work
    how did del ai works come to be
    what is the story behind the company
    what do you hope to change with this
    why did the founder choose small shops
    what drives you
    is there some belief behind your work
    what is your vision
    what is the purpose of del ai works
    what is it you are fighting for
    what made you start this work
    why help little shops when big firms pay more
    what is your belief behind all this work
    how did the idea come about
    there must be a tale behind this business
    what do you believe in
    what problem made you start the company
    where did the idea come from
    why do you focus on small businesses
    what is the deeper reason you build assistants
    is there a story behind your business
    whats the idea behind the company
    what does the founder dream of
    your goal?
    why do you care about small clinics
    why bother with clinics of three people
    what is the vision here
    tell me the why of your company
    what is your goal in the long run
    why this name and this work
    what moved you to leave other work and do this
    why only small shops
    how did you get into this
    what is your motto
    what is the goal of your company
    lengo lenu ni nini, what is your aim
    what is the vision of this company
    whats your story
    what problem in the world made you open this
    why does this business exist
    tell me how this company was born
    company ki kahani kya hai, your story
    what made you do this
    purpose of the company
    why ai for small people, what is the thought
    why did you start this company
    what is your aim
    what is the story behind this
    why do you do this for small shops
    what do you want to achieve
    why do you do this work
    your story`,
  whyUs: `
    why pay you and not my nephew who codes
    my cousin can do it for 5000, why you
    three quotes are on my desk, argue for yours
    why should our school pick you
    why would a clinic pick you over others
    what makes you better than an agency
    what would i miss if i went to a big house instead
    a freelancer offers the same for less, why should i choose you
    what do i get from you that a cheap developer cannot give
    what do you do better than an agency
    sell me on yourself in two lines
    why should I choose you and not an agency
    what is special about you
    what is your strong point against a software company
    many people make bots, what is special with you
    what makes you better than a big company
    why hire one person instead of an agency
    is there any benefit in a lone builder over a firm with departments
    we have an inhouse developer, why you
    why should i give you this work
    bigger companies offer the same, what is your edge
    why would a sensible owner hand you the job and not a known agency
    what are the advantages of working with you
    give me one reason to pick you
    a local boy offers to make it, why take you
    my wife prefers an established firm, how do i persuade her to take you
    why you and not a studio
    what sets you apart
    what do you do that the other bot makers in delhi dont
    what do we get from you that a company does not give
    isn't a bigger firm safer
    why would I go with a solo developer
    my nephew is a coder and would do it free, what do i gain with you
    why go with a single developer
    give me one good reason to choose you
    what is the advantage of you over a software firm
    kwa nini nichague nyinyi, why choose you
    agency quoted me too, why you instead
    what is better with one person
    how are you different from the rest
    how do you stand out
    whats good about you
    tell me your plus points
    a company in gurgaon also makes bots, what is better at yours
    why should my salon trust the job to you and not to a firm
    i have three offers, why should yours win
    agency or you, who is cheaper
    which advantages do i have with a single builder
    are you less costly than a company
    what is your strong point against the others
    why not hire a company with 20 people
    what is your usp
    what do i gain with a solo guy
    why are you better than a big firm
    im comparing three vendors, what speaks for you
    big firm has 50 engineers, you are one, so why you
    strengths?
    in what way are you different
    why would i bring my work to you of all people
    whats the benefit of one person against a big team
    what is different about the way you work
    tell me why i should go with you
    what is so good in dealing with the maker directly
    what is the good thing about a one person business
    why not take a cheaper freelancer
    convince me
    in which respects do you beat an agency
    agency vs you
    why you
    what makes your work stand out
    what makes you special
    why not go to a big agency
    there are many bot sellers, why you
    what would I gain by choosing you
    is it better to work with you or with a company
    how are you better than other agencies
    a big firm quoted me double, what do you do differently
    whats unique here
    why should I choose you and not someone else
    why are you the best choice for a school
    how are you different from other agencies
    what do you do better than a big agency
    convince me to hire you
    what makes you better than the rest
    there are hundred such companies, why take you
    why you and not a big agency
    why should I take you
    what do you do better than others
    difference between you and other companies
    give me one reason to choose you`,
  job: `
    internship for students
    any vacancy for freshers
    any opening for a person who knows html
    do you take interns
    are you taking people on at the moment
    can my son intern with you
    my cousin just passed bca, could you absorb her
    campus placement?
    are you hiring
    i know python, can i work with you
    i would like to earn by working under you
    I am looking for a job
    can I send you my cv
    do you take apprentices
    can my brother get a job at your place
    do you have internships
    any vacancy for a developer
    is there a post for an office assistant at your place
    i am a web designer, do you have freelance work for me
    do you need a telecaller or office boy
    can i work with you as sales person
    kazi zipo, are there jobs
    I want to work with your company
    how do I join your team
    do you give work from home
    i make music and want to be employed by you
    do you need a salesperson
    I am a fresher looking for work in AI
    where to drop my biodata
    i am a fresher, any opening
    freelance work available with you?
    need a job, i know python
    looking for part time evening work, anything at yours
    can i work for you as video editor
    my son wants an internship in ai
    can you give my son a job
    can a college student train under you this summer for credit
    vacancy for content writers?
    are you taking interns
    i write lyrics, do you need writers
    do you need a helping hand in coding
    job?
    hiring?
    want to be your remote employee from mombasa
    i sing well, can you give me work
    i want to work in ur company
    do you take interns from colleges
    are applications open for engineers
    singer looking for work
    how can i apply to your company
    we are hiring, can you send us people
    my brother sings, do you employ singers
    salary for developers at your place
    can you keep my son as a trainee
    part time job for college students?
    i lost my job, can you take me in
    do you take trainees
    i am a developer, need work
    would you take me on as a tester
    do you need a teacher to check content
    hiring now?
    can i apply
    any wfh vacancy
    looking for an internship this summer
    i am a graphic designer searching for work
    need a marketing guy?
    do u need telecaller
    want to join you
    vacancies?
    any opening for marketing people
    could you take my nephew for training in your office
    do you have any vacancy
    my brother needs work, he knows computers
    can I do my internship with you
    where to send my cv
    do you hire teachers
    I want to work for you from home
    are you hiring developers
    where do I send my resume
    looking for freelance projects from you
    any job for a fresher
    my daughter has done mca, can she join you
    can I become your salesman
    i am a music student, can i intern
    do you need a video editor
    any vacancy
    I am looking for work
    can I intern with you
    do you hire developers`,
  partner: `
    can I resell your bots
    i run a school chain consultancy, commission?
    i know twenty doctors, what is my cut if they buy
    do you have a referral program
    can i sell your bots to shops in my area
    how much commission if I bring clients
    let me sell your assistants in my district
    we want to collaborate as ngo
    I run an agency and want to partner with you
    what commission if i bring a school
    would you build for my agency's customers under our name
    white label possible?
    can I become a distributor
    can our design studio and you go hand in hand
    do you work together with agencies
    can our event company resell songs
    do you offer a franchise
    i have capital and like the idea, can i buy a share of your business
    I would like to invest in your company
    i run a printing shop and have many customers, can we tie up
    we are an agency, can we sell your bots to our clients
    if my friend buys because of me do i get something
    can we put our own logo on it
    do you give margin to resellers
    is there any franchise
    are there dealers for your school tools in bihar
    can we collaborate, I do marketing
    do you pay for referrals
    we are a telecom shop, may we offer your bots over our counter
    can we offer your bot under our brand
    affiliate scheme?
    can I sell your service under my own brand
    could you be our technical partner for tenders
    will you sponsor our book fair
    would you like to partner with our software firm
    commission for referring clients?
    i want to bring this to tanzania as your man there
    i want to become your reseller
    white label possible for our agency
    do you have distributors in kenya
    do you pay finders
    i bring you clients, what do i earn
    can we become your partner in pune
    is there a channel programme for it vendors
    can i get a cut for each client i send
    can my agency sell this to our clients
    business partnership proposal
    our coaching association wants a tie up with you
    i run a web agency, can we team up
    we supply books to schools, can we sell your tools too
    do you pay if i bring you customers
    may i put my brand on your bot and sell it on
    can i sell this in my town
    looking to invest in you
    are you looking for investors
    we organise weddings, shall we send you song customers for a share
    do you have an affiliate plan
    shall we collaborate
    how about a joint venture
    do you do joint projects with web designers
    white labelling?
    do you have dealers
    can we be your authorised seller in kerala
    can I sell your bots in my city and take a share
    can my marketing company white label this
    what commission do I get for bringing clients
    nataka kuwa agent wenu, how do i become your agent
    do you have a dealer programme
    I run an agency, can we work together
    i want to be your agent in lucknow
    we make websites and want to add your bot for our customers
    is there a referral bonus
    sponsor our fest?
    can we partner as an education company
    we would like to promote your bots to our clients for a share
    can I white label your product
    I want to invest in your company
    tie up with coaching?
    can I resell it under my own name
    refer and earn?
    franchise of your business possible
    can I sell your bots in my city
    reseller margin?
    commission if I bring clients
    I run an agency, shall we work together
    how can I become your agent in kenya
    I want to represent you in my town
    can I sell your services as an agent
    let me be your dealer in nairobi`,
  notOffered: `
    would you put up a picture and story on our boutique's insta every day
    need somebody to make and upload daily posts for our cafe
    can you take over posting on our school's facebook, one per day
    and do the daily instagram posting too
    do you shoot reels for a cafe
    reels and short videos for my restaurant, do you make them
    do you edit reels for food places
    do you repair phones
    can you design a logo for us
    do you run facebook ads
    will you manage my instagram page and post daily
    can you print visiting cards
    bus gps for our school
    do you install cctv cameras
    pharmacy stock software
    I need someone to do data entry
    edit my youtube videos
    mix my recorded vocals
    do you set up wifi in offices
    tuition for my son
    i want the flex board above my shop made
    do you sell computers
    can you edit my wedding video
    payroll for teachers
    do you provide call centre staff
    registration of an ngo
    can you write blog posts for us
    do you do digital marketing and lead generation
    can you develop a game
    do you sell printers
    can you make a short film of my wedding
    tablets for students
    collect donations for us
    can you shoot photos of my products
    can you send a boy to fix our router
    record my audiobook
    do you sell fingerprint machines for attendance
    do you do accounting or file tax returns
    can you fix my computer
    do you translate documents
    could you recover a hacked account
    write my novel
    do you sell laptops and mobiles
    do you do packaging design
    will you publish my poems
    I need a plumber
    give me notes of class 10
    can you get me followers
    my washing machine is leaking, do you handle that
    do you sell sms packs
    dance choreography
    buy medical equipment
    can you make a brochure
    do you give certificates
    we need someone to type data in excel
    translate my poems
    do you make whatsapp stickers
    comic book drawing
    biometric attendance machine
    do you provide web hosting servers on rent
    can you proofread and publish my book
    gps tracking
    looking for somebody to post on our facebook each day
    do you illustrate book covers
    bus tracking app for parents
    I want tuition for my daughter
    can you run google ads for our clinic
    need biometric devices at the school gate, do you supply
    do you fit wifi and routers
    solve my homework
    do you make films for companies
    can you do my college assignment
    do you arrange loans
    music classes
    is there a courier service with you
    live band for my wedding
    need 500 pamphlets by friday
    can you develop a trading bot for stocks
    do you make packaging boxes
    do you rent equipment
    isbn number for my book
    can you supply tablets for our school
    do you sell pos machines or barcode scanners
    can you handle our payroll
    do you sell pos machines
    can you print our menu cards
    do you install cctv in shops
    will you deliver our parcels
    do you do interior design
    do you build mobile games for kids
    need a photographer for my menu
    could you handle my tds and balance sheet
    can you teach me python programming
    singing lessons for me
    do you conduct AI courses or certification
    do you sell customer databases
    can you write my CV
    can you install cctv in my shop
    do my project file
    can you photograph our menu
    do you make 3d animation
    do you teach guitar
    can you handle my gst filing
    apply for csr funds for us
    do you do ui design only
    my daughter needs a physics tutor
    do you offer penetration testing
    can you run google ads for my shop
    do you do house cleaning
    run ads for my coaching
    need a dj
    can you send a technician to repair our projector
    logo design
    can you write the speech of our principal
    do you have a music class for kids
    fb ads
    coaching for ias
    track our vans
    seo only without website
    will you film the baraat
    app for uber like taxi
    social media handling
    can u edit videos for my channel
    hospital management system
    do you print banners
    cctv installation
    do you make video games
    i need a graphic designer
    do you provide billing printers and barcode scanners
    hire a data entry person
    do you repair washing machines
    do you supply teachers
    library software
    i want a logo and letterhead for the new firm
    do you make business cards
    do you sell mobile phones
    do you have interior design services
    can you give us manpower
    can you get me more instagram followers
    do you arrange events
    admission of my daughter in a school
    do you make whatsapp stickers or emojis
    illustrations for my childrens book
    book a venue
    can you paint my shop
    do you sell office chairs
    do you develop hardware or sensors
    do you take product photographs for catalogues
    can you run our kitchen software
    do you sell billing machines
    i need an accountant for my shop
    we want someone to manage our insta daily
    can you find us buyers abroad
    get me leads from facebook
    can you make a robot for my shop
    do you do instagram marketing
    could you make a logo
    i need reels edited every week
    we want a swipe machine and a cash drawer from you
    can you manage ads for us
    do you write articles
    someone must type 3000 old registers into the computer by hand
    do you repair printers
    looking for someone to build an android game
    can you make a hologram for our stall
    do you do video shooting
    need a graphic designer for flyers
    can you fix my printer
    do you teach coding
    do you sell laptops
    can you do our taxes
    please design my visiting card
    will you do my homework
    can you book me a flight
    please design a logo and visiting card
    i need someone to call 500 people for me
    can you boost my reels
    do you provide office staff
    do you set up wifi
    do you make blockchain apps
    can you develop a crypto coin
    can you trade stocks for me with ai
    do you make unity games
    can you get my video viral
    do you do voice dubbing
    is there a class where i can learn this
    do you sell biometric machines
    do you fix hacked websites
    do you do translation into german
    do you supply tablets for the classrooms
    our hall needs cameras and a dvr fitted
    can i rent a server from you
    do you write press releases
    medicine home delivery
    write our funding application
    edit my podcast
    send me question paper of last year
    could you do my company's bookkeeping
    can you write my thesis
    book cover please
    do you provide legal drafting
    can you run a telecalling campaign for us
    photographer for birthday
    12a and 80g registration work
    i need an android game for kids made
    voice over artist needed
    do you set up office networks
    proof read my thesis
    can you make a short documentary on our factory
    drone shoot for a wedding
    do you supply tablets to schools
    do you have a course on ai
    find me students
    will you clean up our excel sheets for us
    can you buy instagram followers for me
    do you print t-shirts
    email marketing campaign management
    do you install solar panels
    a man to run google adwords for us
    online doctor consultation
    can you send someone to put smart boards
    do you install water purifiers
    we want a sound system for our function
    do you fit air conditioners
    can you make a mobile game
    would you design our brochure and logo
    can you run our social media for a month
    do you make logos
    can you design my business card
    will you run my facebook page
    do you manage instagram accounts
    can you make reels for my shop
    do you make rubber stamps
    do you run google ads
    do you take wedding videos
    will you print banners and pamphlets
    can you repair my computer
    i recorded my album, can you master it
    do you install cctv
    do you do video editing for weddings
    timetable software
    write an essay for my class
    voice over for my film
    can you write my book for me
    do you make book covers
    do you shoot product photos
    can you print my book
    could you do the layout and printing of my poetry book
    do you give seo packages
    fundraising campaign by you
    opd billing software
    do you sell sms packs for schools
    can you supply staff for my restaurant
    do you do accounting for shops
    can you shoot photos of our dishes
    can you register our brand
    can you recover my hacked account
    do you sell phones or laptops
    do you provide delivery boys
    do you do accounting or gst filing
    do you give loans
    can you cut and colour my travel vlog
    can you find donors for us
    do you make 3d animations for films
    do you do data entry work
    do you make power point presentations
    can u design a flyer for diwali
    will you do photo shoot of my jewellery
    can you translate my book into french
    do you publish books
    do you do interior work for salons
    can you sell my book on amazon
    do you give computer classes
    mixing of our band's tracks
    do you provide internet connection
    do you hand out police verification for tenants
    bring patients to my clinic through ads
    can parents pay fees through your bot
    do you supply billing machines
    do you build erp like sap
    id card printing for school
    need rfid cards for students, you make those?
    make me a rubber stamp
    can you make a payment app like paytm
    do you have a blogger for hire
    do you provide nurses
    can the bot take credit card payments
    do you make hoardings
    lip sync animation
    our thesis needs proofreading
    do you do event management
    do you build hardware or robots
    can you run my instagram
    do you do google ads
    do you give loans to small shops
    monthly seo work, how much
    visiting card design
    do you repair laptops
    can you write my blog posts
    do you print my book
    do you print books
    do you do data entry
    thumbnails for my videos
    need subtitles in french for my film
    facebook ads management
    sms marketing
    can you get me a job abroad
    ambulance booking
    smart boards for classroom
    grow my subscribers
    anchor for event
    can you design posters for our fest
    looking for pos hardware for my cafe
    proposal writing for our ngo
    decoration for party
    hostel software
    can you proofread my manuscript
    design the packet for my pickles
    solar panels for our school roof, do you fit them
    make wedding invitation video
    seo packages per month
    logo and brochure
    youtube channel management
    do you do translation of documents
    sell my book in shops
    school erp with fees
    can you file my gst return
    dubbing work
    get my book on flipkart
    medical records software
    cold calling service
    do you supply barcode guns
    app store publishing
    do you make animated films for tv
    content writing for my site every week
    need a content writer for my blog
    I want somebody to write my articles
    can you make me a brochure
    will you write my book for me
    ghost writer for my memoir
    invitation card design
    could you manage our facebook page
    do you print wedding cards
    can you dub my film
    make animated ads for tv`,
  otherTools: `
    how are you different from chatgpt
    i can make lesson plans with chatgpt free
    why not just use chatgpt
    i asked chatgpt and it wrote me a full bot script, so what do you add
    I already have whatsapp business app, why do I need you
    why should i not just use the whatsapp business app
    gemini does the same free
    is it better than google classroom
    we have a wati subscription running, reason to leave it?
    is it better than wati
    can't I just build it myself with wix
    is yours better than wati
    how do you compare with other chatbot companies
    squarespace does a page in one hour, why should i take yours
    are you better than your competitors
    why pay you when free tools exist
    my nephew says chatgpt does all this for free
    chatgpt is free, what more do i get
    the green business app already sends away messages, isnt that enough
    we use interakt at present, why change
    we already use wati, why switch
    i have the free whatsapp business app, is yours better
    my daughter does my worksheets on gemini, no fee
    how is this different from interakt
    is it better than zapier
    difference between whatsapp business auto reply and your bot
    what do you have that zapier does not
    what is there in yours that a 999 rupee saas does not have
    is this the same as chatgpt
    cant i make the site on wix by myself
    chatgpt is free so why pay
    i can make a bot myself with free tools
    claude and gpt are on my phone, why would i need you
    my competitor uses another bot, is yours better
    how do you compare with interakt
    our school uses google classroom already, why yours
    can't i just use chatgpt for this
    how do you measure up against big chatbot brands
    isn't shopify inbox the same thing
    how is this better than whatsapp auto reply
    gemini vs you
    compare with manychat please
    i make tunes with suno on my phone, whats the difference to yours
    why not manychat
    which is better, you or chatgpt
    how is it different from wati
    is yours any better than the free assistant in my shop software
    gemini answers everything, so why a bot from you
    whatsapp business has auto reply for free, why pay
    wati or you
    i use aisensy for 1500 a month, why switch to yours
    we send offers with aisensy now, would changing help
    gpt is free, why would i pay you
    i already have quick replies in whatsapp, what is the difference
    my son says gemini can do it for nothing
    what does your bot do that whatsapp business app doesnt
    google sites costs nothing, so why a paid site
    we pay 3000 a month for gallabox, is yours better
    tidio is cheaper
    suno makes songs for free, why order one here
    why dont i use a ready tool
    compare yourself with dukaan or other shop makers
    manychat vs your bot
    who are your competitors
    who else does this
    shopify has its own chatbot, is yours better
    i already pay for hubspot chat, what is the point of another
    name your rivals
    are you dearer than an agency
    is an agency cheaper than you
    copilot came with our office licence, do i still need an agent from you
    canva makes worksheets, what is different in yours
    isnt it the same as wix
    can i not do this with a free builder
    we already use gupshup, any benefit in changing
    how are you unlike landbot or manychat
    difference to a normal auto reply
    why you and not zoho bots
    shopify has its own chat, why yours
    paying another company 2000 monthly now, what is better here
    my competitor uses yellow ai, are you in that class
    are you better than yellow ai
    can chatgpt not do the same
    practo has reminders already, why would i need yours
    godaddy gives a free site builder, so why you
    bard or you, for lesson plans
    freshchat costs less, whats your plus
    canva also makes quizzes
    I can make a site on wix myself
    another provider sells bots cheaper, how are you better
    why not buy a chatbot off appsumo
    what is better, you or fiverr
    can't I do the same with free tools
    is it not the same as whatsapp business app
    tofauti yenu na chatgpt ni nini, what differs from chatgpt
    teachers here use chatgpt for lesson plans, whats the plus of yours
    why should I pay when chatgpt is free
    why not use chatgpt myself
    why not use suno for songs
    wix is free, why your website
    wati does it for 2500 a month, why you
    does tidio do the same thing
    how are you different from interakt
    why pay when chatgpt writes my worksheets
    is it better than manychat
    canva makes my site for free, why pay you
    how is it different from byjus
    I can use wix, no?
    whatsapp business app has auto replies, why a bot
    what can yours do that chatgpt cannot
    there are free bots on the net
    why not zapier`,
  freeTools: `
    any free tool i can try now, im a student
    i am a student, is there anything free to use here
    just looking, anything free i can try on the site
    anything at all that costs nothing here
    i run a salon, what may i use at your place without paying
    do you give something away for nothing
    and what is there for free
    free tools here?
    how do i get the free ones
    which tools can i take for free
    where do i find your free tools
    what do i do to get the free stuff
    free things for my bakery, where are they
    how to use whatever is free on your page
    do you have free tools for tution teachers
    what can I get for free
    is anything free here
    are there free tools on your site
    any free tool
    free tools on your site?
    is there any bit of your work one can have without paying
    which of your things cost zero
    what is free for a shop
    can i use something on this site without paying
    is the package calculator free
    do ngos get some tool free
    which tools are at no cost
    what is given away here
    which things on your site are free to use
    where can i add up the parts i need and see the total
    kuna kitu bure, is there anything free
    what can i get for nothing
    anything without cost to begin with
    my budget is zero today, what may i take from your site
    are the review messages free of charge
    which things on your site are free
    any free tool on your website
    is there anything free for teachers
    how do i use the package builder
    do you have a free gift for clinics
    which of the small tools is open to everyone at no cost
    do i have to register for the free tools
    do you give anything for free
    can i calculate the price of my own package
    free stuff here?
    give me the free tools list
    the free stuff please
    does the review request tool cost something
    is there any tool that works here at once without paying
    anything for zero rupees for a salon
    anything gratis for salons
    is there a builder where i tick what i need
    free stuff for clinics?
    free tools for doctors?
    is there something free for coaching centres
    what is free on this website
    which of the labs tools cost nothing
    anything here i can use at once without spending
    what can i get from you at zero cost`,
  reviewRequests: `
    something that nudges satisfied guests to leave stars
    help our patients to write a google review
    a polite note asking diners for their rating
    how do i get more reviews from happy clients
    after a haircut ask the customer to review us
    make my guests give us five stars online
    and get our students' parents to review us
    messages to collect ratings from buyers
    ready messages to request a rating from patients, how much
    send me the free review messages
    text to ask happy parents for a review
    is there a charge for the review messages
    we want our students' parents to rate us, got a template
    need wording to ask patients for feedback on google
    messages asking customers for google review, free?
    how do i get the free review messages
    how do i get those messages for reviews
    review request messages, do they cost something
    i want more google reviews from patients, you have some messages for that?
    no money now, but can i have the texts that ask guests for a review
    are the review asking messages free for clinics
    is the review text in hindi also
    asking for reviews politely on whatsapp, do you give wording
    the wording for requesting a review, you mail it for nothing?
    review requests through sms or whatsapp
    review request templates, do i pay
    google review message for my salon and clinic, cost?
    the messages that ask for a review, no cost at all?
    is the review request tool really free
    is there a tool for asking customers for reviews
    any readymade template for review requests
    can I get the review request messages
    message templates asking customers for a review
    is there a template for review requests
    explain the review-request messages
    are the review request texts in hindi too, and for a salon
    can review request messages go out by text message
    which businesses are the review messages for
    do the review requests nag people again and again or only once
    review request template, english or hindi
    restaurant owner, would the review request messages suit me
    are those review requests for sms or only whatsapp
    how do the review messages reach me
    how can i collect more stars on google maps
    my hotel has few ratings, guests forget once they leave
    how do i get more google reviews for my salon
    guests love us but nobody writes a review, any tool
    how can i nudge happy patients to write something on google
    patients are happy but never write a review
    something that asks diners to rate us afterwards
    our rival has more stars than us, how do we catch up honestly
    message to ask customers for a rating
    need honest ratings from my customers, can you automate asking
    after each haircut i want people to be asked kindly for a rating
    we want feedback from each guest after checkout
    is there a message i can send asking happy clients for feedback
    have you some ready wording for begging a google star
    can it remind customers to leave stars on google
    our competitor has 800 ratings and we have 12
    staff are shy to ask for a review, can a message do it
    my restaurant has only 6 reviews, how to get more
    i want people to leave feedback after their haircut
    is the message that begs for stars available in hindi
    after each haircut ask the client for a review automatically
    review request messages, what do they cost
    each evening i would like guests to be reminded to rate us, once
    polite hindi text to request a google review
    get customers to rate my hotel
    i only have 9 reviews after ten years
    can you help our coaching collect parents ratings
    how do i ask for reviews politely
    want my diners to say good things on maps
    do you post fake reviews
    our google rating is low, can you help
    nataka reviews zaidi, how do i get more reviews
    i want more stars on the map
    can it send a please rate us text after the visit
    will you write fake ratings for me
    send a review link to buyers after delivery
    tool for getting ratings from patients
    can sms be used for asking people how they liked it, on google
    can customers be asked only once for a review
    want more 5 star ratings, real ones
    our parents are happy but none of them writes it online
    how do i make people rate my clinic
    do you have the message that asks for a review
    do you have a polite text for asking feedback after delivery
    google reviwes increase how
    write some good ratings for my shop
    can you help us go from 3.9 to a better google rating with more reviews
    can you post positive reviews for us
    need more stars pls
    i need 50 reviews quick
    review booster for a cafe
    customers forget to review us`,
  missedCall: `
    we miss so many admission calls in the evening, anything for that
    calls come after closing and nobody picks, do you have something
    we lose calls after 8 pm, what can you do
    many calls go unanswered at our centre, is there a solution
    patients call at night and we miss it, anything for that
    ac technicians on the roof miss calls, a whatsapp to those callers, what rate
    does the missed call reply have a list price
    electricians team, callers we miss should get a whatsapp, whats the charge
    message to people whose call my crew missed, is its price listed somewhere
    pest control firm, what amount for the thing that whatsapps missed callers
    is there a set amount for the missed call reply or do i ask for a quote
    while we fix lifts nobody answers, a whatsapp to the caller, cost please
    and the missed call one, is it at a set rate
    we repair fridges, many missed calls daily, anything for that
    our scooter workshop misses calls at noon, do you sell a cure
    something for calls nobody took at our service centre
    have you got a thing for calls my tv repair shop missed
    laptop repair counter, missed calls pile up while we solder
    is there a tool for missed calls at a tailoring shop
    answer for missed rings at our courier office
    any help for calls missed by our clinic
    missed call reply template, do you have it
    what can the missed call tool do
    is there a ready workflow that answers missed calls with a message
    I saw something about missed call reply, what is that
    quiet hours of the missed call reply
    does the text to callers stop while people sleep
    whose whatsapp account does the missed call message come from
    is the missed call tool meant for repair people too
    which trades use the missed call reply
    does it run in our accounts or yours, the missed call thing
    is the missed call reply licensed or free
    delivery firm, riders cannot lift calls, is your missed call tool for us
    tuition centre gets rings during class, can the missed call one be used
    guests call at night and nobody is there
    is the missed call reply free or paid
    during class i cant pick, parents call somebody else
    what is the charge of the missed call reply for a coaching
    when i miss a call, can a whatsapp go to the caller
    missed call responder for ambulance service
    in the evening rush the landline rings out, can those people get a message
    night calls in my hotel go unanswered
    patients ring, line busy, they should get a message at once
    send an automatic message to people whose call i missed
    my phone shows 18 unattended calls every night, what have you got
    a missed call tool by itself without bot
    i miss many calls, what can you do about it
    i drive a cab and cant answer, callers should get a whatsapp
    what does the missed call reply cost
    missed calls all day in my shop
    people call and nobody picks up, do you have something
    simu nyingi sipokei, many calls i cannot answer
    auto whatsapp to a patient who called and we didnt pick
    missed call text back for my garage
    missed call reply cost for doctors
    is there a thing that says sorry we will call back, by itself
    nobody picks the phone when we are busy, any solution
    when we dont pick, it should message the caller automatically
    can the caller get a link to book when i dont pick up
    whoever rings after we shut should not be lost
    does the missed call reply have quiet hours
    customers ring while i am under a car and go elsewhere
    a small thing that texts back, no full bot, do you sell it
    is the missed call tool available without the bot
    we cant pick up during lunch rush, callers are lost
    auto message to those whose call we did not take
    how does your call-back note for callers we didn't reach work
    when nobody picks, can it text them on whatsapp
    we miss calls at lunch, i want them to get a text
    i'm a plumber, phone rings while both my hands are busy
    while i am on the ladder the phone rings and work goes to others
    can callers who reach nobody get a whatsapp message
    half the callers get no answer and never ring again
    how does the missed call reply work
    when the line is engaged, can the other party get a link to book
    plumbing business, unanswered rings cost me jobs every day
    what do you have for unanswered calls
    will it leave people alone at night, the reply to unanswered calls
    does it message every missed caller or only new ones
    text back for missed calls
    missed call text back
    licence for the missed call reply, what do you want for it
    what is the missed call reply thing
    auto sms after a missed call for our clinic
    missed call reply price
    does that auto text for unattended calls run in my own account
    missed call template for doctors, rate?
    what does a caller get when we cannot pick
    if i cannot lift the phone the person should get a whatsapp, possible?
    my receptionist is on leave and the phone just rings
    automatic reply to missed calls, price for clinic?
    how does the missed call tool work
    what happens to somebody who dials us and nobody lifts
    is there a list of the callers i missed
    customers ring while i am under a car, i never hear it
    callers who reach nobody should not be lost, any small tool
    give a ring and get a whatsapp back, can you set that for our repair shop
    how much is the thing that messages people i could not pick up
    missed call message for salon
    electrician here, can't answer while working, the next one gets the job
    customers dial, we are busy frying, gone. any cure
    phone keeps ringing and i cant lift it, then they go elsewhere
    we lose customers because calls go unanswered
    can you text back people who rang after closing time
    in surgery till 2, the phone keeps ringing, can callers be told
    price of the missed call thing for a clinic
    auto message after a missed call
    reply automatically on whatsapp when i miss a call
    does the missed call reply write in hindi too
    what does the missed call template cost
    phone rings during surgery, caller should get a text
    price of missed call auto message
    when i am driving i cannot take calls from customers
    i am a plumber, hands dirty, missed callers should get a message
    call nahi uthaya to message jaye, that type of tool you have?
    25 unanswered calls a day, suggest something
    missed call thing for our tuition, cost?
    someone gives a missed call and gets a whatsapp, you have this?
    can it text people who called and got no answer
    receptionist leaves at 6 and later calls are lost
    am a mechanic, when i am under the car i miss calls and lose customers, anything for that
    i am a plumber and can't pick the phone on site, what do you have
    electrician here, on the ladder i miss calls, any solution
    when driving for deliveries i can't answer and the customer goes to another, help?
    caller gets no answer and calls the next shop, how to stop that
    both hands in work and phone rings, lost the order
    my hands are dirty all day and i miss calls, is there something that messages those people back
    something that texts back whoever called when i could not pick
    missed calls all day in the workshop, who messages them back`,
  standIn: `
    what if you fall ill
    say you meet with an accident, where am i left
    who does the work when you are ill
    what happens if you close the shop
    all eggs in one basket, what if that basket falls
    you are one person, what if you get sick during my project
    what if the founder dies
    you marry and move to canada, then what about my bot
    who keeps my bot running when you are away
    who takes over when you are on holiday
    does somebody step in while you are in bed with fever
    is there somebody who replaces you in an emergency
    it is just one man, what if something happens to you
    who holds the fort when you travel
    what if you die, sorry to ask
    who helps me when you are on vacation
    ten years later you may not be there, what then for my site
    who answers when you go on leave for two weeks
    what if you close your company one day
    is there a deputy
    one man only, what happens to our school if he leaves
    are you alone, what if you are sick
    a lone man may quit any day, how am i covered
    do you have a substitute
    what if you stop doing this business in a year
    god forbid something happens to the founder, who has my passwords
    what will happen to my website if you close down
    what if you are in hospital for a month
    ukiugua, if you get sick who helps us
    if you meet an accident who finishes my work
    if you die what happens to my bot
    if this business folds, do i lose my assistant
    you go on vacation and my clinic bot stops, then?
    single person, isnt that risky
    who is second in command
    who takes care in your absence
    any backup when you are not available
    do you ever take leave and who answers then
    is there a second person who knows my system
    what if you give up the business
    what becomes of my domain and data when you stop
    if you are unwell who do i turn to
    suppose you take a job and stop this
    with a single builder i worry about continuity
    what is the plan if you cant work for a month
    what if you get sick or shut shop, you are only one
    and if you get bored and do something else
    does anybody cover for you
    one man only, if you fall ill or close down then what
    in your absence is there a second technician
    who will maintain it if you give up this business
    do you have a replacement when ill
    our board says a one person vendor is a risk, what do you tell them
    you are alone, suppose something happens to you
    bus factor?
    you are alone, so what if you get covid
    are we stuck if you stop working
    who runs things in your absence
    if you shut down what happens to my bot
    who will do my work if you fall sick
    you are alone, what happens if you are in hospital
    if you stop doing this what happens with my shop's bot
    if the founder is not there who helps
    who looks after my site when you are not there
    what if the founder is ill before our event
    only one person, what in case of accident
    is there a backup person
    do you have somebody to replace you when you are away
    what if you get hit by a bus
    i worry because you are one person only
    will my bot die if your company closes
    who do i call when you are on leave
    who helps when you are on vacation
    and if you close down, who runs our bot
    what is the plan if you go out of business
    single person company is a risk no?
    suppose you disappear, what then`,
  orderLookup: `
    small courier here, only want a thing where parties enter the docket and see status
    cargo agency, clients ask where goods are, is there just a status tool for it
    we move goods by truck, a simple lookup by consignment number would do
    just the status finder by number for our parcel office, nothing else
    no bot please, only a lookup where people put the number in
    our transport firm keeps a list of loads, have you a ready status lookup
    ready made template to find a shipment by its number
    and only a status lookup for our list
    order not in the list, what does the status lookup do
    the lookup can't trace a parcel, who takes over
    buyer types a wrong order no into the lookup, then what
    does an untraceable order come to me from the status template
    can I get the order status lookup template
    order-status lookup, are shop data and courier data both in it
    for whom is the order status lookup made
    if the lookup has no match for a parcel, who gets the query
    is the order finder for shops that keep their own list of orders
    lookup template fails to find the number, then?
    does your lookup ask the courier company
    i sell online and note orders in a sheet, is the order lookup for me
    order status template, licensed or what
    order lookup alone without the bot
    i just need buyers to type the order no and see where it is, nothing else
    i need only the order status tool
    can i get only the order status tool
    we keep orders in our own list, can people look theirs up
    customers type their order number and see where it is, just this
    just the tracking lookup without the rest, price
    no chatbot please, a mere where is my order finder
    is there a small tool for parcel status without a chatbot
    is the order finder sold separately
    finding a consignment by mobile number, do you have a ready piece for it
    can i buy the order tracking alone for my boutique
    price for the thing that finds an order by its number
    can the thing that tells parcel position be bought on its own
    tracking lookup only, how much
    order status template cost
    what do you take for the parcel finder only
    order status by phone number, nothing else needed
    do you sell the order status finder alone
    a little search box for order status, licensed or free
    does the order lookup read courier data
    what does the order tracking template cost
    our own order register plus courier data in one answer, is that a template
    what does the lookup do when it finds no order
    is the order lookup free or paid
    i would like only the tracking bit of your shop bot
    we want just a where is my order box
    only want the where-is-my-parcel lookup, not a bot
    is there a mini tool for couriers and order numbers
    is the order status template licensed
    just the tracking lookup, not the full assistant
    does the lookup pass on to us the orders it cannot find
    can the order lookup work with our sheet
    standalone order search for our own list
    cheapest way to give buyers their order status, without the rest of the bot
    standalone order tracker available?
    how much for the order-status tool by itself
    naomba order lookup tu, only the order finder
    do you have something that only says where the parcel is
    how do i get the order status template
    order status template price
    single function: give number, get parcel status. you have?
    a small tool to find orders by phone number
    only parcel status tool for my book orders
    tool to find order by phone no
    only order tracking, no bot, possible?
    what does the order status lookup cost`,
  leadScore: `
    can enquiries for our flats be sorted by who is serious
    which of the admission leads should my staff phone first, can it tell
    leads come from form and mail, can something put the hot ones on top
    a way to grade buyers in the crm by how likely they are
    and rank them by interest
    can it mark which enquiries are worth calling
    we sell cars, want the leads scored before the boys start calling
    and tell us who is a real buyer
    do my answers get marked by some software
    is there a machine that puts a number on me from the form
    does your computer judge what i typed in the request
    am i being rated by a program when i fill this in
    from what i answered, do you calculate points about me
    is my request given a score by an algorithm
    does a human or a program decide when i get a call
    are visitors' replies scored automatically
    will it tell which leads are important
    does the ai say which lead matters
    can it put the urgent enquiries first
    which of the leads deserve a call, does it mark that
    does a program give me points
    am i ranked by software
    who decides about my request, a computer?
    does a program grade me by what i fill in
    do my form answers give me points
    will a machine decide whether i get called
    am i ranked among the people who write to you
    is a priority worked out from my enquiry
    am i judged by software before a human sees my request
    does it tell me which enquiry is hot
    out of fifty who wrote this week, whom should my girl ring first
    can it show which parents are serious about admission
    rank the enquiries for counsellor
    does something point out the serious buyers among the crowd
    who should i call first out of all enquiries
    do you rank the enquiries
    i waste time on people who only ask, can it say who means business
    does it rank buyers for my real estate office
    can it mark the hot leads
    are the ones who wrote put in an order of importance
    can it separate serious people from time wasters
    which admission enquiry is serious, does it tell
    can each query be given points
    is there a score for each enquiry
    do you grade leads by themselves
    will the bot separate tyre kickers from real buyers
    hot and cold leads, does it sort them
    are enquiries scored
    for admissions, which parent is likely to join, does it show
    will it tell my team which lead matters most
    can it tell which enquiry is hot
    does your software score what a visitor typed
    sort enquiries by budget or urgency
    does it rank our enquiries
    is a hot or cold mark put on each enquiry
    does the system decide who gets called first
    does anything rank the leads for us
    do you have scoring of prospects
    how does it know that a lead is good
    automatic scoring of enquiries
    how will my sales guy know which of them is urgent
    can you give points to leads from our website
    will it say which buyer is serious
    does anything put the best enquiries on top of the list
    which enquiry is likely to buy, can it say
    can it sort leads by how serious they are
    can the agent sort queries by chance of buying
    priority list of leads for my coaching?
    which lead is worth calling first, will it show
    my own request to you, does it get a score
    am i scored when i fill your form
    is there a lead score
    wateja wa kweli, can it tell who is a serious customer
    which lead should i call first, does it say
    priority number for every lead possible?
    do you score people who write to you
    will the system grade my leads
    automatic lead ranking`,
  branches: `
    we have three lodges in three towns and want one system for them all, cost
    one assistant for all three hotels or one each
    we have another place in jaipur, does it cover that too
    and if we open a second clinic in pune
    can the same one serve guests in both towns
    four homestays in four cities, is one enough
    do i need a separate one for each outlet
    my sister centre in noida wants it as well, same bot
    two hostels, one in goa one in manali, one bot together
    one bot for both my shops, will that do
    i own three dental practices in pune, which package do i take
    we have two branches, is one assistant enough
    we are in three markets with our stores, what is the right plan for us
    do i pay again for the second branch
    two salons and a third opening, which of your plans fits
    same bot for three outlets or three bots
    which one do i pick if i have four outlets
    is the price per branch or for all of them
    starter, growth or enterprise for a family with three stores
    can it tell the fees of each branch apart
    there are five of our coaching centres, what plan covers us
    our coaching has a centre in patna and one in gaya, can one bot manage both
    my wife and i run a clinic each, do we need the big plan
    my two clinics have different timings, can one assistant handle that
    is growth enough for three locations or must it be the large one
    4 restaurants, one whatsapp number, table booking for all of them
    3 pharmacies under one name, wich plan
    do we need a separate bot for every outlet
    plan for several outlets, which is it
    if i open another showroom must i buy a second one
    i have a lab in noida and two in ghaziabad, what should i choose
    each of our branches has its own number, how would that work
    which package is for people with more than one shop
    is 2999 a month for one shop only or for all my shops
    chain of 6 cafes, tell me the plan that suits
    can one bot book for two different salons
    i run three physio centres, same plan as a single one or another
    we run five centres, do you take such work
    what about a chain of clinics, is it one price
    one bot, many branches, possible?
    multiple locations supported or not
    can the same assistant be used at my second hotel
    parents mix up our two campuses, can it keep them apart
    my brother has the same shop in the next town, can we share one bot
    per location or flat fee
    two counters in two cities, one bot
    can customers pick the nearest branch in the chat
    do branches cost extra
    does every branch manager get his own login
    our diagnostic lab has 3 collection centres, one bot for all
    how do you charge when there are several outlets
    we have 3 branches, one bot enough?
    two clinics same owner, separate bot needed?
    does rate change for 4 locations
    I have 2 salons, do i pay double
    one number for all centres possible or not?
    Our coaching has five centres in Indore with different timings, will one bot manage all of them
    Shop in Nairobi CBD and another in Thika. Is it one bot for both or each gets its own?
    kindly tell how pricing works if hospital is having three braches in three towns
    We opened second outlet last month, menu is little different there. should i take one more bot
    gym has 6 locations and every branch has own whatsapp number, is it one charge or six charges
    I run diagnostic labs in Ranchi, Bokaro and Dhanbad. People call the wrong branch and then get angry that the test isn't done there. Would a single bot ask them which city and reply accordingly, or I must buy three of them
    We are a family with 2 sweet shops, one me and one my brother is handling. Rates are same but stock is different and delivery areas also. Do we have to take two bots and pay twice or one is ok for both
    I own a chain of 4 small pharmacies around Nakuru and Naivasha, and each of them has its own staff and phone. I was seeing your price list but it says nothing on branches, so is that amount per branch or for all
    our playschool has main campus and two more in other areas of Hyderabad, fees are different in each. parents always get confused which fee is for which one. can one assistant handle all three campuses and will it cost more than the listed price`,
  overkill: `
    do i even need a bot for so few orders
    three calls a day is all i get, am i wasting money on this
    only five customers message me a day, is a bot needed
    i have one small batch, is it too much
    be frank, does a cobbler need an assistant
    my shop is very small, would it be a waste
    i get only 3 messages a day, is it worth it
    our clinic sees six people daily, is it sensible
    do i really need this for 10 patients a day
    is a bot too much for a tiny business
    i am a one room tuition, would it be like a cannon for a mosquito
    is this too much for a home bakery
    for 15 students is a bot useful
    hardly anyone writes to us, does a bot make sense
    i get two calls a week, honestly should i buy
    small clinic in village, worth it?
    my sister sells pickles to neighbours, should she have such a thing
    is a bot worth it for a small parlour
    we are very small, does it make sense for us
    is there any point for a shop with no online customers
    we have just 30 students, does it make sense to take it
    i get 4 patients a day, do i need this
    would you yourself buy it for a stall with 15 customers
    tell me truly if a tea stall needs this
    only 5 people message me a day, do i need this
    few orders, only in festival season, is it worth having
    few enquiries come, will it pay off
    i make soaps at home, four orders a day, is a bot too much
    i answer everything myself in ten minutes a day, do i still need it
    do i need it or is my phone enough
    is a bot too much for a tea stall
    at which size does such a bot begin to make sense
    is it worth the money for a one chair barber
    i get ten calls a week, worth it?
    we are two people and a dog, isnt this too grand
    i think i am too small to need an assistant, right?
    just a few orders daily, should i even bother
    duka dogo, small kiosk, is it worth it
    we get hardly any messages, is it a bad idea
    am i too small for an assistant
    only a handful of enquiries weekly, tell me honestly whether to take it
    with so little work is automation sensible
    would you honestly advise a bot for a one man shop
    should a beginner with no customers yet take a bot
    is it an overkill for my stall
    is it too much for a person who sews at home
    i have ten customers a week, should i buy this
    honestly does a poet need a website
    maybe i do not need it, be honest
    is it useful at all for a small home business
    my volume is low, is a bot a waste of money
    i have only 18 students, is it too much for me
    be honest do i need this
    just 5 messages a day, worth it or not
    one chair salon, do i really need an assistant
    am i too small for a bot
    tell me truly, for a tiny shop like mine is this not overkill
    i teach tuition to 12 kids from home, i think such a system is too big for me, no?
    we get maybe 3 enquiries in a week so does automation even make sense
    single doctor clinic with 6 patients daily, is there any point in it
    honestly should someone this small buy it
    my stall is very little and i can reply to everybody myself, why would i need this
    too big for one man business?
    are you sure that a person with 10 customers needs AI
    and if i have very few clients do you still recommend
    is your service meant for bigger people than me
    small gym 25 members all known to me by name. will a bot be of use or is it showing off
    frankly speaking my work is so little that i feel this is a waste, correct me
    I am a musician with hardly two bookings a month, would you say skip it
    at what size does it start making sense, mine is only a tea stall
    hardly anybody messages me so what would it answer
    would you advise your own brother with a small tailoring shop to take this
    photographer, four shoots monthly, not sure i need so much machinery
    tiny homestay in zanzibar with two rooms, is it necessary for me or can i manage without
    dont sell me, just say if a shop with one counter needs it
    i feel like its using cannon to kill mosquito for my small work
    volume is very low with us, maybe 7 chats daily. is it justified
    please give honest opinion whether a small ngo with 4 volunteers requires this thing
    my kirana has 40 regular customers from same lane, what use is a bot here
    its just me and two helpers, isn't this AI stuff only for big companies
    is this for big companies only
    we are a tiny shop, is it not meant for large firms`,
  doubt: `
    people hate chatbots, why is yours better
    ai poetry videos look fake, why yours
    twenty thousand for something chatgpt does free, seriously?
    free ai is on every phone and you send a bill, i dont see the sense
    i dont think a machine can talk to my patients
    it is only chatgpt with your sticker on it
    you people charge so much for a copied chatgpt
    parents hate bots
    bots make me want to throw my phone, why put one on my own customers
    bots usually irritate people, why would this work
    just an api wrapper and you ask 20k
    bots annoy my customers
    i always close the chat window on other sites
    isnt it some american ai with your label
    will it really work or is it just talk
    my cousin can do this free with chatgpt, why should i pay
    is this not just chatgpt with a new name
    you only resell chatgpt at a high price
    prove that this machine is not as dumb as my bank's
    my customers want a human, so what good is a bot
    i dont trust a machine to talk to my patients
    not comfortable letting software speak for my shop
    my customers are old people, they wont like talking to a bot
    my guests are elderly, they will hang up on a computer
    all chatbots i have seen are stupid
    honestly i think this ai stuff is a fad
    what if the bot makes us look silly
    i am nervous about ai answering in my name
    i have seen these assistants talk rot, why is yours another matter
    is ai just hype
    will people not be angry when a machine replies
    my son says he will make a bot in one evening with some free ai
    chatbots never understood me, why would yours
    machine poems have no soul, why should a song of yours
    i doubt that it understands our customers hindi
    i worry it will say rude things to my guests
    ai talks rubbish half the time
    sceptical about all this automation
    whole thing looks like hype to me
    why pay so much when it is only chatgpt inside
    my staff says bots are useless
    i dont believe a bot can handle my clients
    does it really work or is it only good in a demo
    our last chatbot embarrassed us before a customer, i am wary
    our last chatbot was useless and we removed it
    how do i know the bot wont embarrass me
    my father thinks computers should not talk to customers
    why would i give you money when chatgpt is free
    you charge thousands for a thing every kid has on his mobile
    does this stuff really help a small clinic or is it a fashion
    ai is only hype
    my uncle says ai is a bubble that bursts
    just a chatbot for so much, hmm
    i doubt a program can calm an angry mother
    i am not sure a bot can handle my guests
    we had one of those bots and it drove people mad
    i have zero faith in robots talking to people
    i dont trust ai with my clients
    sitaki roboti, my customers dont like robots
    what if customers leave because of the robot
    i do not trust bots with my patients
    not sure i trust a bot with customers
    can one trust ai with customers at all
    will my regulars feel insulted if a program talks to them
    nobody likes pressing options with a bot
    a friend told me i can do all this myself with free tools, true?
    honestly no trust in ai
    i have trust issues with ai
    what if it tells a patient some nonsense in my name
    ai songs have no feeling, convince me
    is it just chatgpt resold for a big sum
    so you charge 25 thousand for something that is only a chatgpt copy
    this is a copy of gpt, why such a price
    i am told ai invents things, so why would i let it near my buyers
    we spent on a bot before and nobody used it
    you only put chatgpt on my site and take 20000, no?
    basically gpt with a logo and a big bill
    isnt it cold to let a program answer a sick person
    frankly i cannot see a computer handling my clientele
    teachers dont believe in ai here
    convince me that ai is fit for my customers
    honestly what do you do that a college kid with chatgpt cannot
    i tried a chatbot on facebook, waste. is yours any good
    people press zero to get a human, they will hate this
    can it actually do what you claim
    i tried ai lesson plans and they were bad
    last bot we had gave silly answers
    i hate these bots when i am a customer
    worksheets by ai are full of errors, no?
    old people come to my shop, they will hate this
    this is only chatgpt with your name on it
    you resell chatgpt and take 20 thousand for it
    i shut every chat window on shop sites at once, why would people use mine
    your bot is just someone else's ai, so why that much money
    it sounds nice but i dont believe it
    isnt this just chatgpt with your sticker on it
    so its gpt and you charge 20 thousand for the wrapper
    i can ask chatgpt directly so what is the need of you
    never met a bot that understood me, will this one
    i tried such things twice, waste of money each time
    we had a bot once and it talked nonsense, now i am scared of it
    the last bot we had was rubbish
    you take 25k for a free ai, right
    i have a bad feeling about letting ai answer
    another company sold us a useless bot
    will people not run away when a machine answers
    isn't it all copied from gpt and then sold dear
    teachers here laugh at ai, what would you tell them
    nobody likes talking to machines on a website
    we tried one, guests complained
    i had a bad experience with a chatbot before
    my brother in law knows computers, he says you are not needed
    why would ai know how to teach
    why would your bot be any different
    old patients wont talk to a machine
    chatbots are stupid, convince me
    ai songs sound cheap
    these bots never understand anything
    how is yours not another stupid bot
    we tried a bot and customers complained
    it is just an api, why so much money
    anybody can make this with chatgpt for free
    i do not believe in bots`,
}
