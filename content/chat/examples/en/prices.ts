import type { SubjectId } from '#content/chat/subjects.ts'
import type { Examples } from '../examples.ts'

export const englishPrices = {
  price: `
    two of my own lyrics as songs with karaoke, what will it come to
    i have four bhajans, want them sung with karaoke, what will that be
    some poems as songs and the karaoke of each, what would it be
    min amount to get anything done by you
    least money with which i can order something here
    what is the lowest budget you accept
    the minimum i must spend for any of your services
    starting from how many rupees do you do any work at all
    smallest budget with which one can buy something from you
    below which amount is nothing possible
    and the minimum budget is what
    need a site for my salon, 4 pages with map and timing, budget 12k, can it be done
    website for a bakery with max 10000 to spend, possible?
    site with five pages and a map for my shop, i have 10k
    what is the least money i can spend with you
    the smallest priced service on this site, please
    which of your services costs the least
    name me the cheapest work you do
    from how little can one order something here
    lowest starting rate among everything you sell
    what do i get for the smallest amount
    your cheapest offer?
    can i see the amount in dollars
    show me the price in usd
    your prices in us dollars please
    do you show dollar rates also
    how many dollars is it
    i am in texas, what is it in usd
    dollar price for this?
    can you tell the cost in american dollars
    how much money will it be
    what amount is it
    at what price
    how many rupees will that be
    whats the cheapest thing you have
    dearest thing you sell
    which is the costliest of all
    what is your lowest priced work
    cheapest item on your list
    what is the priciest thing on the list
    the most expensive one, what is it
    which of your services costs least
    what should i keep aside for a website and a jingle
    how much in total for the first year with the bot
    business bot plus dashboard and broadcast, sum please
    lesson plans for 9 teachers plus quiz, per year
    what would two jingles cost
    price for 3 songs
    smallest site you make, how much
    all four tools for the school together per year
    3 wedding songs, lowest amount
    whats the monthly for bot plus voice
    whats the bill if we go for the answering bot and somebody for the calls also
    18000 yearly?
    bot for six months, total
    what is your lowest priced site
    parent communication 25000 for how long
    dashboard and voice only, what does that make
    what comes to for crm and avatar together, least and most
    how much less is it than buying them singly
    cheapest option for a beauty parlour
    the smallest thing you have for a barber shop
    wats the price of a basic webiste
    cost for 22 teachers
    how deep do i have to dig in my pocket for a simple page
    an agency gave me a quote for a clinic bot, what do you take for that
    both e-commerce bots together, what do i save
    min and max for an author site with song
    if i take voice later what will my monthly be
    setup only, once, for the bot with voice
    how much would a singing birthday gift be
    what are your prices
    how much does it cost
    what do you charge
    can you send me the price list
    lessson plan cost for me
    my husband will ask me the amount first, so what is it for the salon bot
    what amount should we write in our trust budget for the school tools
    how expensive is it
    roughly what would I pay
    I need to know the cost before anything else
    rates please
    what does it all cost
    rates for authors
    price for a society of 200 flats wanting a whatsapp helper
    coaching fees for the bot
    give me an idea of the price
    what is the cheapest thing you sell
    kindly share the fees for a wedding song and for a lyric one
    someone else has quoted for the same website, whats your rate
    which is your most expensive service
    I have 15000 rupees, what can I get
    our factory wants quotes read from mails, how much would that cost us
    what can I buy for 30k
    my budget is 5000
    can I get something under 10,000
    what does it come to in the first year
    what would a cafe pay you in the first year
    site plus whatsapp assistant, what is that altogether
    how much for a farewell song and by when
    hotel here, bot and website both, total please
    quote me a round number for a site with a cart
    bot and calls together for a restaurant, sum
    both bots for my store with the dashboard, total
    two sites for two brands, how much
    what do i pay per month if i take bot, calls and dashboard
    charges for the clinic reminders thing
    for eight months what will the shop bot be
    add calls to growth, what would it be
    do you do it for a fixed sum per outlet, how much
    one year of starter
    18 months of the sme set, total
    pls tell amount for the parents messaging thing, our trust meets tomorrow
    got an offer from a firm in noida for a chatbot, what would it be with you
    how much to get our leads into zoho by themselves
    a jingle and a site for the bakery, together
    total cost over two years
    how much in dollars
    price in usd
    what will I pay per month
    bundle or single, which is less for clinic
    cost of putting one bot on insta, fb and whatsapp
    starting price?
    what does appointment bot and call answering come to
    how much money do I need
    how many thousand for a book trailer
    what is the total if I take everything
    what is the total cost of ownership in year one
    what would a salon like mine pay in the first month
    how much altogether
    lowest price package
    what do I pay at the start and then each month
    is 20000 enough
    what is the monthly cost
    song prices
    and from the second month, how much
    everything for the school except lesson plans, yearly
    the other company asks a lot for this, how much do you ask
    is it in lakhs or in thousands, the agent
    clinic bot with phone answering, full amount
    website prices
    bot prices
    prices of your school tools
    is there any website within 8000
    music rates
    what is the minimum budget to start with you
    how little can I start with
    15000 a year or a month
    what is charged from ngos
    so for a shop like mine what are we looking at, in rupees
    I only have 3500 rupees, is a song possible
    is it per month or per year
    total for all tools
    all of it separately, what is the total
    how much for school: quiz, worksheets and parents
    lesson plans for 35 staff
    cheapest website and how many days
    we have around 25k set aside for our clinic, will a bot fit
    price and time for a bot
    how much is the setup for the store set
    what would you charge a small hotel
    a freelancer named his figure for our jingle, what is yours
    i need to put a figure in my loan application for the web shop
    rate for a boutique
    what is the lowest i can pay for a page
    got 50,000 from the trust, what all can we take for the school
    i have 12k to spend on my cafe, what do i get
    my limit is 30 thousand, we are a gym
    budget around 50k for a hotel, options?
    starter with the voice added, rate
    with 5000 in hand, anything for my shop
    how much is the order finder
    how much is the voice thing extra each month
    monthly for a homestay
    principal wants the yearly figure for quiz maker and worksheets
    what will it be each month after the setup
    if I add the dashboard to the bot what will it come to
    two book videos, from how much
    what will the first year come to
    price of the song cut for reels and radio
    add voice to starter, what would that be
    quiz and grading both for one year
    how much cheaper is the bundle
    how much
    bot plus somebody on the phone in evening, sum
    i have one quotation already for a shop site, tell me your figure
    what do i tell my partner it will cost, bot plus screen
    what do you take for a video on my novel
    what does it cost me in total
    rates?
    is 8000 for the quiz per month or per year
    how much money
    your charges please
    give me all the prices
    give the amount for quiz plus lesson plans, 6 teachers
    what is the starting price
    how much to start
    is that price yearly
    we have 14 teachers, lesson plans come to what
    I have 8000 only, what can I get
    my budget is 20k, what fits
    how much for a website in two languages
    anything under 5000
    is there something for 10000 rupees
    what would I pay in one year
    what do I pay per month in all
    total of everything
    is it less if i take all together
    whats the fee for an online class setup for our school
    what would you charge for what the agency quoted me
    how much would both cost
    how much shillings would that be for a shop bot
    the setup and the monthly please
    what is the first payment
    per year how much
    price for youtubers
    total bill for a cafe taking site, bot and calls
    author page plus trailer, least amount
    how much less is it without the dashboard
    what is the worst case price
    owner bot and voice, first payment and then per month
    business bot and broadcast, what do i pay at start and monthly
    boss how much for the whatsapp thing
    kindly tell rate of talking face for our showroom
    a portfolio site and a jingle, total please
    sum for a business website plus a song
    what would customer bot and dashboard be together
    bot plus dashboard plus voice, all in
    starter for 12 months, what does it add up to
    sme bundle for the first twelve months
    how much do you take for a career test for class 10 kids
    only the monthly for growth over half a year
    quiz and worksheets for one school, total
    my cousin paid an agency for a whatsapp bot, how much is such a one here
    what does it cost to begin with you
    kitna matlab how much for a jingle
    book video and author site, lowest and highest
    something below 8000
    sum for both the shop bots for one year
    anything less than 7999
    do you have things cheaper than 8k
    what do i get for under 3000
    can i pay in dirhams
    do you take payment in pounds or euros
    price in foreign currency
    what would three branches of a bakery have to pay
    least and most for an author page with a trailer
    monthly burden for a small parlour if we take only the bot
    two event songs, what would i pay
    can i know the price before telling you everything
    cost of 3 book videos
    4 jingles price
    starter and a song together
    your company and your prices please
    minimum and maximum for site plus video of my book
    at the end of twelve months how much money has gone out, bot and calls
    price of a small portfolio for a makeup artist
    other people told me their price for calls answered by ai, yours?
    which one do i need and at what rate
    people ask where the parcel is all day, which bot and what rate
    which one fits me n price
    starting cost?
    cost to start with
    what is needed to start, money wise
    how much would an online store for my pickles come to
    lesson plans for 5 of us
    lesson plans 11 teachers
    ecommerce bundle full year cost
    i got 40k from my father for the shop, which things can come in that
    how much for both bots and the voice
    what will i have paid after a year with the business bot
    how costly is a bot for a beginner
    what do i pay in dollars
    do you have prices in usd
    can i get billed in dollars
    price in euros?
    whats the damage for crm integration
    smallest thing i can buy
    what is the monthly for the broadcast
    lowest amount you charge
    with 9 thousand can a website happen
    we were quoted by a big firm for lesson plans for the school, what does it come to with you
    how much do you want for all this
    add up website with chatbot and broadcast
    dashboard price and can it come later
    the calling thing, price
    tell me the one time amount and the monthly one
    what does it cost to begin
    price to get started
    two lyric songs and a jingle, sum
    minimum and maximum please
    how much more is the big one
    whats the amount on day one and whats the amount each month after
    how many rupees for 15 seconds of ad music
    is grading paid once or each year
    what is the difference in price
    and the price
    it was how much again
    tution bot cost
    how much do i save taking the set
    rate for putting my poem to music
    store site and the customer bot, sum
    need the calls part and the mass messages, total
    in us dollars for a store in texas
    do the sums for me: site with chat and one jingle
    compare your amount with my other quote, i need a small business website
    what is the most we would pay for an agent
    all in for twelve months, shop bot and alerts
    how much do schools pay you each year
    what does a real estate office pay
    property agency, how much
    how much for ten of them
    taking all four separately vs bundle
    what is the smallest amount I can begin with
    I can spend 60k this year, what do I get for that
    what about the price for a society office
    cost in dollar for a foreign client
    is 35000 for the classroom for a month or the whole year
    portfoleo price
    bot and voice, first payment and then monthly
    website plus bot, what would be the sum
    hospitel website rate
    I pack tiffins at home. how much would a bot cost me
    is the 3000 for each year
    if I drop the voice what is left to pay
    without the dashboard, how much
    only the bot then, price
    all school tools together per year
    cost for putting music to two poems
    for the very same bot another vendor wants plenty, your price please
    what will it be for a hostel, bot and dashboard
    which is costlier and by how much
    is it cheaper to take the bundle, how much do I save
    does the sme pack save money
    career test 20000 one time or every year
    what will 3 videos cost
    bot and website for our ngo together
    amount for the 8 school tools together
    bot + voice + dashboard total
    two websites, how much
    what does it come to for six months
    charges of crm joining work
    cost of weding song
    monthly only, not setup
    what do you charge for reading invoices into excel
    rates for music
    bot for clinic one year cost
    doctor here, bot that books and takes calls, total please
    total of all education tools
    yearly cost including setup
    dont tell setup, only per month
    cost for a chatbot that knows our product manual
    whole list of school tools together
    had an estimate from a studio for a wedding song, what is your estimate
    what would a trained bot on our manuals be, from where to where
    how much extra is the voice
    six short songs for my company fest, minimum
    rough price
    ballpark figure please
    pls share pricing for gym
    what would I owe you altogether
    all tools for our school for one year
    song plus book film sum
    what do 2 schools pay for the quiz maker
    and what do I pay for it
    how pricey is the thing with the face
    price in dollars for the shop bot
    what is the damage
    how many rupees
    give me a figure
    complete set of school tools, total amount
    docter bot prise
    what must I budget
    how much is the biggest package
    the clinic bundle for first 12 months
    price range?
    if we take every school tool what is the yearly bill
    a guy offered me a website and bot, whats the cost on your side for both
    pricing for a 3 teacher school
    how mch for jingel
    costing please
    what does that set me back
    tell the amount
    I only want to know the price
    how much in one go and how much per month
    and how much would that be
    four birthday songs what will it make
    whats it gonna cost
    and the broadcast, how much does that add each month
    estimate of cost
    worksheets for class 3, price
    cost of 10 jingles
    site for my bakery, price, days, and can I edit
    one page site for my law office, rate
    how much do event people pay
    half of the website amount
    turn my words into music, rate
    what will i have paid after two years of the business bot
    if I have 15k which site can I take
    what can I get with 25 thousand
    website with chat for my clinic plus jingle
    I can pay 6000 only
    I said clinic before but it is an online store, price now
    it's a school not a shop, what's the price
    sorry I run a restaurant, not a salon, what would it be
    no I meant the voice, how much
    doctors price list
    I meant the other bot, price
    total of both bots with voice and dashboard
    price with song for dad's sixtieth
    after the bot is on how much do i pay every month
    whatsapp bot how much per month
    career test for my class 10 students, charges?
    is the fee of the parent message tool per month or per year`,
  compare: `
    florist site, tell me both rates, chatbot in it and chatbot left out
    not sure about the bot, price our website each way please
    what is the website alone and what is it with a chatbot inside
    two figures please, business site plain and the same with the chatbot
    salon with one chair, what would growth give me that starter does not
    why is growth more than double of starter, what does it have more
    starter or business growth for our dental desk, what are the extras in the second
    torn between your first and second package, where do they differ
    which things does starter lack compared with the bigger package
    is growth worth twice the money, what do i gain over starter
    i have a physio clinic, explain what the second plan adds to the first
    apart from price what separates starter from business growth
    how much dearer is the business website with the chatbot than the plain one
    plain business site against the one with a chatbot, price gap
    what is the gap in rupees between a site without assistant and one with it
    if i add the chatbot to the website, how many rupees over the plain website
    why does the website bundle cost more than the site with chatbot
    what is in the website bundle that the other site has not
    which one should i take, starter or growth
    i am confused between the two bots
    one brother says take the agent, the other says the trained bot, who is right
    bot on whatsapp or bot on my site, which would help a dentist more
    what do you suggest for a tiny shop
    what is better for me, website with chatbot or without
    owner bot or customer bot for me
    which plan fits five branches with our own software
    is there any sense in growth for a one chair barber
    i cant decide, growth or the sme bundle
    is the bundle better or single parts
    money wise what is the difference with the chatbot and without
    do i need the agent or the trained chatbot
    what is the difference between starter and growth
    if you had my small bakery, which of the two sites would you pick
    what will i lose if i take only starter
    which package should I choose
    is the bundle cheaper than the single parts
    business bot or customer bot, which one do I need
    compare your packages
    starter and business bot have the same figure, so what differs
    are crm integration and the agent two different things
    which plan is right for a salon
    do I need the owner bot or the customer bot
    growth versus enterprise
    website with chatbot or bot on whatsapp
    why would anybody take growth if the sme bundle is there
    is a trained chatbot something else than the normal bot
    small hotel: starter or growth
    we have both a shop and a website, which bot
    for a restaurant is the site with bot enough or the whatsapp one
    cost difference between plain site and site with assistant
    whats in sme bundle that growth has not
    which of your tools is best for a nursery school
    what more do i get with the dearer website
    4,999 one and 9,999 one, what do i get extra for five thousand
    12999 page or 19999 page, what more is in the second
    i see two website prices seven thousand apart, why
    between the dashboard and the broadcast which should come first
    we are torn between the plain website and the one with a bot
    which is right for a wholesaler, agent or business bot
    starter vs business bot, same thing?
    what would you recommend for my shop
    which website is best for me
    cant decide between jingle and full song for our showroom opening
    what is the diffrence between jingle and event song
    trained chatbot or gpt agent, what is the difference
    virtual classroom vs smart school
    trained chatbot vs gpt agent
    starter or business bot for a clinic
    portfolio page or author page, i write and i paint
    online store here, should i begin with the customer one or the owner one
    should I take the bundle or just the bot
    what is better for a small clinic
    difference between a portfolio and a business website
    how is the business bot different from the trained chatbot
    which of the bots suits a shop that sells on the counter and by courier
    would you go for the set or for single tools if you were a principal
    which one suits a coaching centre
    which is better for a boutique, customer bot or business bot
    what separates growth from starter
    bundle or one by one
    should a poet go for lyric to music or for a book song
    for a tutor, what is more useful, quiz or worksheets
    whats the gap between the two website types
    is growth better for me than starter
    which bot for someone who sells online and in a shop
    help me choose between the packages
    owner bot alone or both bots, what makes more sense for a one man webshop
    multichannel or customer bot, my buyers are half on insta half on whatsapp
    what is different in enterprise
    portfolio site or business site, which for me
    do I need growth or is starter enough for two people
    is the song on creative page different from event song
    do we need the content maker if we have the lesson plans already, whats the difference
    is enterprise meant for us or is growth fine, we have three outlets
    how much do I save with the bundle
    growth vs bundle
    event song versus jingle
    which one is right for me
    quiz maker and grading, do they overlap or do we need each
    avatar or voice add on, what is the difference really
    starter or growth, what should a small salon take
    do i need the set or just two parts
    customer bot against multichannel, i sell on insta
    what does the extra 7000 of the chatbot site buy
    custom app vs agent for our quotations, which way
    author website against portfolio website, how do they differ
    what is extra in the dearer site for the seven thousand more
    what is extra in the 19999 one
    difference in price between the two websites
    which site for a hotel
    is a plain website enough or must i take the chatbot one, we get 5 visitors a day
    how does the song on the creative page differ from lyric to music
    is the website bundle better than site and bot alone
    what suits a real estate office
    is the agent better than the bot
    what is the difference between the two bots
    multichannel or only the whatsapp bot, most people come from insta
    which one gives more for a restaurant, dashboard or voice
    should I take the bundle or single things
    book video or author website first
    trained chatbot or agent
    which package do you suggest for a gym
    voice or dashboard, which helps a clinic more
    please suggest one of your plans for a society office
    what do I get more in growth
    why is one website 12999 and the other 19999
    business website or online shop, what is the difference
    which tool should a school begin with
    is enterprise any different from growth for two branches
    custom app and agent sound the same to me, how are they different
    is the bigger package worth it
    one site is 12999 and one 19999, what more is in the dearer one
    what extra do i get for 7000 more in the other website
    bot or website first, what do you advise
    taking parts one after the other or the pack at once, which comes out better
    two quotes lie here, growth and enterprise, help me decide
    what extra do I get in the costlier one
    event song or lyric song, which one for a birthday
    business bot or trained chatbot for our college
    is multichannel different from the business bot
    avatar or plain voice for our reception, what do you advise
    my wife wants a site, i want a bot. whats better first
    what is better for a coaching centre
    what differs between customer bot and business bot
    author website or portfolio, which is right
    grading help vs quiz maker
    event song, lyric song, multi format, i am lost between these
    is the growth plan simply starter plus voice plus dashboard
    do we take the crm thing or the agent
    starter and growth, what is the gap
    one shop, one owner: which of your plans
    which one would you take in my place
    parent messages or virtual classroom first for a rural school
    which of the three plans would you give a two chair parlour
    growth is double of starter, what is in it
    what should I take, bot or website
    song or lyric to music, which one for my poem
    difference between class kit and lesson plans
    what do i miss if i take the smaller one
    one song or three short cuts, what suits a showroom
    which is better for me
    what is the difference between the customer bot and the business bot
    is the bundle worth it
    are both bots separately dearer than the bundle
    pros and cons of starter against growth
    grading help or quiz maker, which saves a teacher more time
    buying one by one or bundle, what is cheaper
    sme bundle or growth for two doctors
    what do I save with the sme bundle
    bundle versus separate
    jingle vs song for my school
    is growth worth the extra money
    12999 site and 19999 site, what is more in it
    which is better for a poet, song or video
    agent or chatbot for a school
    which package for two doctors
    do I save anything when I take the set
    is it cheaper together or alone
    virtual classroom or zoom, what is better
    lesson plans or worksheets first
    jingle or song for my shop
    video or website for my book
    portfolio site or business site for a photographer
    owner bot or dashboard
    quiz maker or content maker
    which school tool is the most useful
    trained chatbot versus business bot
    website bundle is 44,999 but website with chatbot is 19,999, what more do i get
    what more is in growth than in starter
    website with the chat assistant, how much more than the one without
    how much extra if i want chat inside my website`,
  item: `
    it should also take the phone calls and not just whatsapp
    will it answer calls too, not only messages
    and calls also, can it pick them up
    does the voice one really pick up the phone
    a bot trained on our rule book, does it name the page of the answer
    we feed the bot our hr manual, will it tell where in it
    will the trained chatbot quote the page of our handbook
    if it learns our fee policy does it show the page it used
    hostel rules of 80 pages, can a trained bot point to the place
    does the chatbot taught from our pdf say where it read that
    warden asks, bot on our manual gives the page as proof?
    trained on the bank circulars, does it mention the page for each reply
    register of quarrels and late comers, will mothers and fathers have access to it
    is there something to note bullying, and are guardians able to read those notes
    we want to log which child comes late, who besides teachers can view that log
    is the incident register on pupils open for families or only for staff
    hostel warden here, are conduct notes shown to the father of that boy
    can a father log in and look at the discipline entries of his son
    that conduct tool of yours, does the family see what is written
    do teachers alone read the notes on fights or mothers too
    and can families open those conduct notes
    are guardians allowed to see the behaviour entries
    choreographer here, want a portfolio
    i shoot weddings on film, looking for a portfolio of my own
    freelance cameraman needing a portfolio online
    tattoo studio owner, portfolio wanted
    aerial filming is my trade, i want my clips on a portfolio
    mural painter here, a portfolio page for me please
    video editor by profession, want a portfolio for clients
    and i would need my own portfolio too
    parents ask fees and batch timings, can the bot answer and keep a trial seat
    a bot for our dance academy that tells the fees and books a demo class
    at admission time fifty people ask the fee, can a bot tell them on whatsapp
    bot which tells the course fee and reserves a seat for the trial lesson
    system to message all parents of our village school and see replies in one place
    tool for a school that writes to parents in their language and gathers the answers
    notices should reach mothers and fathers and their replies stand in one list
    something for school to parent messages, what have you got
    my hands are full with customers, can your assistant answer the ringing phone and speak hindi
    old people only ring us, can something talk to them and pass me the call
    tile showroom, half of our buyers phone, who could take these calls for us
    can it answer phone calls with a woman's voice, softly
    i want the calls taken by something that sounds polite, in english too
    for our lab: pick up, speak to the patient, give it to staff when stuck
    can the phone be answered in a slow clear voice for my elderly patients
    and can it talk on calls also
    which people can read the remarks on a child's behaviour
    will behaviour notes leak to outsiders
    are behaviour remarks on a child visible outside
    who can see the behaviour notes of a child
    who gets to read the behaviour notes, only teachers or the office too
    can parents open the behaviour records
    does the conduct register show a pattern over the term
    and the behaviour records, visible to whom
    once the class has done the career test, what is handed out
    what paper do pupils have after taking your career test
    the career test is over, what do children receive
    is there a result sheet for each kid from the career test
    what comes out of the career test for a class 10 boy
    what does our school hold in hand after the career test
    career test: what does it yield for the talk with students
    and what do students get out of the career test
    what is on the dashboard for a dental practice
    dashboard for my physiotherapy clinic, what would be seen there
    which things will our front desk see in the dashboard
    on opening the dashboard in the morning what do i see
    does the clinic dashboard list the day's bookings and call backs
    what information stands on the dashboard of a polyclinic
    what all does that dashboard display for a doctor
    and the dashboard shows what
    a client starts on instagram and goes on in whatsapp, does the assistant still know him
    multichannel: does it recall what was said on the other app
    same person on facebook and then whatsapp, will the assistant remember
    does the multichannel one share its memory between insta and the site
    if a guest switches app midway does the multichannel assistant forget him
    she asked on insta, now she writes on whatsapp, is it one talk for the assistant
    does the talk carry over from instagram to the website chat
    and does it remember them on another channel
    can the bot answer from our 200 page rate book
    we sell stationery, can it reply out of a pdf price list
    does it tell the page it found the answer on
    will it say on which page the rate stands
    can dealers ask it things that stand in our pdf catalogue
    hardware wholesaler, long price list in pdf, can a bot reply from that
    can it read a thick parts list then answer with the page
    will the answer come with the place in the file
    can an author site be just one page
    i write novels, would a single page author site do
    is a one page website possible for my books
    author website, one page or a full site, what do you make
    what does the customer bot answer
    which questions can the shop bot handle
    what all will the customer bot tell my buyers
    what things does it answer
    career test, what report comes out of it
    what is in the report of the career test
    after the career test, what is handed to each student
    content maker tool, what does it write
    i have stacks of supplier invoices in pdf, need them in a sheet automatically
    i am a poet, what is there for me
    my poems with music
    scan photos of bills and put them into a table
    record of who fought with whom
    i wrote a book, how do people hear of it
    parents ring our institute in the evening and it just rings out
    something for a blood bank
    a tool that reads supplier bills from pdf or photo and fills a sheet
    mcqs from our book
    my face as avatar reading the script
    want bot reply with page reference from our documents
    clinic page with doctors and timings
    callers to the clinic hang up because the line is always busy
    read invoices automatically and put the numbers in excel
    school office gets 100 calls, what to do
    something that types my bills into a table
    whats the use of the broadcast thing, explain in two lines
    different papers for each row
    website for my hospital where a bot answers
    half the calls to my salon go unanswered, what do you have for that
    can software read my purchase bills
    what does the owner bot tell me and can i choose
    tell all parents that batch timing changed
    insta dm bot
    the owner bot, how does it know my stock
    stop copying in our coaching tests
    chat and phone both should be answered for our hospital
    what would you suggest to a pediatrician
    we have long manuals, staff should ask and get the answer with the page
    hundreds of pages of policy, employees keep asking, can something answer from it
    paper with answer key from chapter 4
    followers ask same things in insta inbox
    we want staff to ask questions to our documents
    i want it to handle whatsapp and also pick the phone
    stop the kids from copying off each other
    sme bundle consists of what all
    i have a price list of 500 items that customers ask about
    can it say which doctor is in on which day
    billing software for my store made to order
    i need somebody to sort my enquiries and put them in the crm
    people write on our facebook, on whatsapp and on the page, i want one inbox
    we want a talking face on a screen at the reception
    my shop sells online and people ask where the parcel is all day
    patients book and never come, is there a cure for that
    people fix a time and do not turn up, empty chairs
    kids forget the class timing, parents call all day
    place on the internet where fans can buy my tshirts
    messages reach us from three apps, can one thing answer them all
    admission ad tune
    i forget to call back those who asked
    my staff types the same reply fifty times a day
    i sell cakes and orders come on whatsapp at midnight
    end the copying between neighbours in exams
    in growth do i get calls answered also
    form fills, dms and mails should go into our zoho by themselves
    website for my trust
    we are a real estate office, buyers ask and vanish
    patients ask which day the child specialist comes
    how do we stop copying in class tests
    stock finishes and i do not notice in time
    software for bills of my medical shop
    website enquiries typed by hand into hubspot, can you stop that
    company song for annual day
    does the bot tell visiting hours of each doctor
    angry customers write and i see it two days later
    reply to comments and dms of my fans
    a small billing program for our shop
    i want to be told when a big order comes
    it should check our stock list in tally and reply to the dealer
    i lose customers because i answer late
    what is included in the starter package
    i make videos and want a digital double to speak
    is the phone part already inside the starter or separate
    students cheat from neighbours, need different papers
    i am a youtuber, what do you have
    can an ai look in our booking software and answer the guest
    what do I get in business growth
    what features does the customer bot have
    what does the e-commerce bundle contain
    what can the dashboard show me
    guidance for class 12 students
    what does the voice add-on do
    we have clinics in three cities, what would you give us
    tell me more about the broadcast tool
    what is a custom AI web app
    what exactly is a gpt agent
    what is in the sme bundle
    what can the owner bot alert me about
    does starter include the dashboard
    our coaching runs in five towns, one system for all please
    is voice part of growth
    i do home tiffins and my phone never stops, whats there for me
    what does the quiz maker do
    tool for a librarian
    how does the grading help work
    song for retirement of our headmaster
    i have written the words already, i only need the tune
    one tune in many lengths for my videos
    what do I get with the career test
    explain the multichannel assistant
    does the shop website have a cart and payment
    what comes with the website bundle
    what tools do you have for schools
    lyrics are ready in my notebook, who composes
    announce the camp to 2000 people
    what do you offer teachers
    do you have anything for authors
    what can you do for my clinic
    proposal song
    i keep a small guest house near the lake, what could you do for us
    our headmistress retires in march, we want her name in a song
    tune for our festival
    how can you help my online shop
    can it tell parents which teacher takes which batch
    do you do something for hotels
    do you make bots for restaurants
    you work for real estate people?
    song for a friend who is leaving office, with all our names
    is there anything for a wholesale trader
    we are a gym, what fits
    we make furniture, dealers ask rates all day, what have you got
    a cafe with ten tables, what would you give us
    what all comes with the website bundle
    what is inside the website bundle
    we have the full song, need a short piece for reels
    what do i get with the e-commerce set
    what exactly do i get for 44999 with the site
    contents of the store bundle
    we are two dentists sharing one desk, what would you put there
    what is part of the small business set
    what comes in starter
    make a 30 second reel version of our song
    list what is in growth
    i have a boutique, what's in it for me
    hotel owner here, anything for us
    a small cafe like ours, can you do something
    i teach maths, what's in it for me
    put the dashboard to my starter
    chemistry batch, i need a paper with the solutions
    i am a dentist, whats in it for me
    do you do gyms
    do you do salons and spas
    what does the plain site contain
    does the shop site let me take payment
    does the portfolio have a contact form
    chapter test and its answers in five minutes
    can the business site show a map and hours
    a boda spares shop in nakuru, have you anything for us
    what does the site with chatbot have more
    is there something for musicians and youtubers
    auto reply on my insta page
    a bot for facebook and insta messages of our ngo
    will anybody besides teachers read the remarks on a child
    a nice 10 second tune for my reel
    i am a maths teacher, what do i gain from this
    page for me as novelist
    what would you suggest for a restaurant
    do you have a solution for real estate
    sell notes and books from my own site
    do mothers and fathers get to see what is noted on conduct
    page for my dance troupe
    can you help a coaching centre
    what is there for a kirana store
    could a small shop like mine use this
    I have a grocery, is there something useful for me
    i run a salon in westlands nairobi, how can you help
    we are a coaching institute not a school, can we take the quiz tool
    anything useful for a tea stall
    is this of use for a chemist
    does the small business bundle include broadcast
    does growth include the dashboard or is it separate
    is voice included in starter
    does the e-commerce bundle contain the owner bot
    are the school tools open to a tuition centre
    lullaby with my babys name
    inform 500 patients about our new timing
    is the broadcast tool part of the bundle
    is the voice add on the same for shops and small business
    I run a clinic, can you help
    turn my grandfathers diary into a song
    kurti page on insta, dms about length, fit and availability never end
    a page for my clinic plus chat in it
    I have a salon, can you help me
    I own a gym, what can you do for me
    tell me what the content maker makes
    circulars to parents
    ask questions to our textbook
    i sell dresses online and followers keep asking is xl available
    quick class test maker
    a site where students apply for admission
    i run a coaching, can you help
    we are a coaching centre, can you help us
    can you help my hotel
    song from a chapter
    tell me straight away when someone is angry with my shop
    trailer for launch day
    what do I get in the starter package
    what does the business bot do
    we are an ngo, what would help us
    send event invitation to everyone who agreed
    villagers call us, they cannot write, any solution
    i want to come to know at once if a buyer complains
    what is in the bundle
    does the quiz maker give answer keys too
    tell me about the voice add on
    what can the dashboard show
    a five second sound for my videos
    shop for our ngo products with payment
    is the dashboard part of the starter
    film about my poetry collection
    site with chat for our college
    what is the broadcast tool
    site where my readers can write to me
    i need theme music for my channel
    explain the owner bot
    which things come in the 49999 store set
    same questions of parents about fees daily
    my first book is out, what can you do for me
    what is an ai agent
    tool to make certificates
    what is included in growth
    can the grading help read handwriting or what does it do
    what does one get for 44,999 in small business
    volunteers ask the same about the camp, need an answering thing
    do you have anything for teachers
    overview for the hospital manager
    is the conduct register visible to mothers
    homework sheets easy medium hard
    is there something for a writer
    what comes in the 19,999 website
    what report comes from the career test
    I teach at home, anything for me
    cheating in class tests, what do you have
    radio ad for the hospital
    can you help my restaurant
    an assistant that cites the page of our manual
    my brother in law has a tyre shop, people ask rates on whatsapp, whats there for him
    will it name the document it read from
    does it show where in the pdf it found this
    where does it take its answers from, will it say
    what all can the parent tool send
    our dealers need answers from a 200 page catalogue
    staff ask hr the same policy questions
    my regulars should hear that manicures are 15% off on tuesdays
    someone types enquiries from mail into zoho, can that be automatic
    sales team copies leads from forms to the crm by hand
    we get rfqs by mail and make quotes by hand
    something that drafts quotations from the mails we get
    enquiries come from three places and nobody sorts them
    need a tool where my staff fill size and get the rate
    send a festive discount message to my 900 customers
    calculator for our carpenter business that makes the quote
    we want a small software for job sheets in our garage
    one bot for insta, facebook and whatsapp
    you do boutiques?
    do you take real estate offices
    do you cover manufacturers
    is there something for a housing society
    shopkeeper here, what is in it for people like me
    behaviour records, what is written in them
    i am a lawyer, what would i get from you
    can a food truck use your bot
    do you work for agencies too
    our dms and whatsapp in one place please
    what would a factory take from you
    same assistant on site, insta and whatsapp
    can one assistant handle whatsapp and our insta
    will i get a note each evening with the sales
    tell me daily what we sold
    what do you have for shops like mine
    receptionist on a screen at hospital entrance
    anything for an ngo with volunteers
    elderly people ring up, they do not chat
    list of who to call back
    what is the avatar
    what does crm integration mean
    what does multichannel mean
    what would the voice say when somebody rings
    residents of our society message the office all day, what do you have
    do guardians see the discipline notes
    admission leads into zoho
    a small film in my own voice about my book
    tell me about the parent communication tool
    want to open an online shop for handicrafts of our women
    do you know the real estate trade
    what does the whatsapp bot do for a clinic, tell me its jobs
    do you have something for lawyers
    are you familiar with clinics
    do you know how a salon works
    what is the quiz maker
    we are doctors, what do you suggest
    something for students to choose a career
    can the business bot take cake orders
    see all appointments of the day
    is there anything to send messages to all customers at once
    result software for our school
    the avatar, where would one use it
    invite all donors to an event at once
    I want the bot on instagram as well
    what will the customer bot say when the parcel is late
    outro music
    can one bot answer on all channels
    I want something to pick up phone calls
    can the voice talk on phone
    a shop on the net for my channel's merch
    notes for weak children
    do i see missed chats on the dashboard
    what is custom app
    small app that plans duties of volunteers
    i am a singer and want a site with my work
    for a music teacher anything?
    do you have something for checking copies
    fog holidays, how do we run classes from home
    can the broadcast tool send photos of new sarees
    people ask is the doctor in today, can it answer that
    does the business site come with a map and the whatsapp button
    does it handle phone calls
    12 seconds of music for a reel
    can the bot pick up the phone
    does it answer calls as well
    what is a multi format song
    i just want reminders for my patients
    does it take phone calls too
    can it take calls as well
    i finished my first book, what can you do for me
    just published a novel and have little money, what is there for me
    i have 3 shops in different towns, what fits
    what does the crm thing do for a property office
    we are a group with four outlets
    does the bot take phone calls
    does it also take calls
    can the bot answer the phone too
    will the assistant speak to callers
    is there a cart in the portfolio one
    what is in the content maker
    two businesses, one bot or two
    i run a bakery and also a gym, what do i take
    it should work for several branches
    i am an unknown writer, what could you do for me
    a page with my stories to read
    we have a 150 page handbook and want staff to ask it things and see the page number
    do lesson plans come with activities
    staff should ask our policy manual and get the answer with page
    questions to a long manual, answer with the page number
    will the bot answer calls too
    can the assistant also speak on the phone
    something that answers my phone
    we are a chain of labs with our own software, what do you have
    how does the parent tool reach homes
    six branches and our own system, is there a plan for that
    do you have something bigger than the packages
    we need many branches connected
    does customer bot tell the courier position
    what is the enterprise plan
    i run a physio clinic, what do you have
    what does the career test tell about my students
    have you something that plans lessons
    what all is there for schools
    instagram messages of my followers, can ai reply
    which tools are there for a college
    what do you have for musicians
    I wrote a poem, can it become a song
    my son is in class 9, is there a test for his interests
    website with live chat for a coaching
    a website for my poems with recordings
    I need a song for my mother
    could you make a stock and billing software
    could you make a video about my novel
    patients write after we close, nobody there
    can our school hold classes online with roll call
    I want patients to book by themselves
    can the owner bot ignore small things and tell only big ones
    page where readers buy signed copies
    my customers ask the same thing all day, what do you suggest
    which subject should they choose after 10th, a test
    is there something for missed orders
    a talking lady on the screen at our bank entrance
    I lose customers because I reply late, what can you do
    nobody picks the phone when I am busy, what have you got
    online store for my paintings and prints
    can your bot work in instagram
    what is there for a property dealer
    I need a site for my photos
    i need a page with my paintings, nothing else
    we want to sell online
    we want to show our school on the internet
    what does the customer bot do
    store for selling my cds online
    tell me more about the voice
    we have four branches and tally and our own app, which plan is that
    i want my own shop page where people pay
    does the business bot answer on instagram as well
    store to sell my poetry books
    reply automatically to my followers' dms
    can parents answer to the school messages
    welcome song for freshers
    what is in the sme pack
    we need a website for our trust
    website with registration for our marathon
    something that only reminds parents of fees
    blind school, is there anything
    what is inside the sme bundle
    everything that comes with the small business bundle
    short clip of music for reels
    website for my law chamber with a chat helper
    can it pick up my landline
    my phone rings all day, can your thing answer it
    can it speak with callers or only text
    i am an upcoming rapper, anything in your list for me
    theme song for our marathon
    feedback on answers of students
    our bills come as photos, can something read them
    tool to check copies
    daily diary to parents on phone
    something to mark exam papers
    a small film about my poems
    i only want to know when stock gets low
    i want a message when somebody complains
    guests book a table and never turn up
    alerts to me about orders, nothing for the customers
    guests reserve and don't show up
    property visits get forgotten by buyers
    our hotel desk is asleep when foreigners write
    leads are many, real buyers few, what helps a property office
    i sell plots, want only the interested ones to come
    patients miss the date given to them
    everybody asks price and vanishes, i deal in flats
    my wife writes recipes and wants them seen, what have you
    does it fit a wholesaler
    do you handle b2b companies
    as a teacher what can i have
    do you do bakeries
    a reply should go at night when i sleep
    do you also do clinics
    members stop coming and nobody follows up
    people ask for the menu all evening
    for weddings we get 100 enquiries a week for the hall
    the phone at the restaurant is ringing while we serve
    a screen with a face at our hotel lobby
    my staff answers late and people go to the next shop
    need the thing that reads out and takes the calls
    mass message for our regulars
    an assistant that mails me the enquiries
    i sell spices abroad and get the same questions by mail
    I need a page for my photography
    i keep getting asked the same twelve things, whats the remedy
    members dont know about the holiday, how to tell all of them
    a home for my drawings on the web
    volunteers should register online
    we need something so that orders don't get lost
    tell parents about holidays in their language
    sell my novels directly to readers
    can you do a bot for instagram dms
    guardians should get the notice in marathi or hindi
    I want to sell pickles on the net with payment
    notice to all guardians at once
    tune for lyrics i wrote for my sister
    someone should answer my patients in the evening
    our school needs a proper site
    something that checks notebooks
    copies of 300 students lie on my table unchecked
    parents call while we teach, is there something
    i am a counsellor and people write at odd hours
    I am tired of answering where is my order
    half of my bookings dont show their face, what do you have against it
    help with homework sheets for my class
    I want my clinic on the internet
    i want a book film for my new novel
    a website to sell course material
    what do you have for a hotel
    tell all patients the doctor is on leave
    what can you do for a tuition centre
    only reminders, no booking
    site for our event company
    what have you got for a man who writes ghazals
    do you have something for advocates
    pupils look into each other's papers, any cure
    message all members of our club
    announce new batch to old students
    ideas for a bakery?
    I teach, anything for me
    what do you have for a food blogger
    anything for a gym owner
    every evening i sit till ten answering chats, can that stop
    I write novels, what do you have
    an online shop to sell poetry books and prints
    intro tune for my podcast
    solution for missed calls
    i run a stationery shop, which thing is for me
    a jingle for our coaching ads
    the ai which reads mails and prepares quotes
    my ghazal sung
    let our members know that the date has changed
    software for our donors
    something that reads incoming mails and drafts replies
    tell me what starter has in it
    romantic song for my wife like in movies
    an agent that does one office task by itself
    I do mehndi at weddings, brides write all day, what should I take
    song with names of my whole family
    dm reply bot for my page
    we spend sundays making question papers, any tool
    what is meant by business growth
    test with set a and set b
    tiny tune for my insta stories
    turn my sonnet into music
    two versions of the same paper
    event company needs songs for clients
    put my lyrics to music
    explain your trained chatbot in plain words
    our dispensary gets 80 calls a day, can your ai attend them
    we moved, all patients must know the new address
    classes online when pollution shuts school
    donors prefer to call, have you something that talks
    too many calls at our clinic, can it take some
    school anthem
    what does an e commerce bundle mean
    someone should answer my insta dms about cakes while I bake
    answer instagram messages automatically
    tool to note fights and bullying
    the girl at the counter is on the phone the whole day, what would you do about it
    neighbours copy in the exam, can you help
    we organise weddings, what can we use
    what is a website bundle
    something that records behaviour in class
    can your assistant pick up the telephone
    does the bot also talk on calls or only type
    will it answer when a customer rings us
    do you have something that takes calls for me
    bot that speaks on the phone, do you do that
    does growth have reminders in it
    is it able to handle incoming calls as well as chats
    our phone rings nonstop, can the bot answer it
    does it do phone answering too
    can callers talk to the bot
    calls too or just whatsapp
    voice calls possible with the bot?
    staff can never find the right page in our sop folder
    automate invoices in my firm
    is there any tool for a teacher who hates making worksheets
    site where people can read and hear my ghazals
    i want to sell handmade diaries of our women online
    automate our paperwork
    I want to automate a boring office job
    our sales people ask the price of 700 parts all day, could a bot know them
    an ai that fills in our forms
    parents should get marks on their phone
    an assistant for a cake baker
    a helper for my tiffin orders
    something for a travel company
    a solution for missed admissions calls
    which thing of yours reads the mail and makes the offer
    will it ping me when stock of an item is nearly gone
    our admission desk is drowning in messages
    does it warn me before something sells out
    can it text me when an order comes
    answers from our annual report for donors
    what is this multi format music
    I sell jewellery on whatsapp and my site, need something that answers customers
    who sees the behaviour records
    pdf of our rules, people should get answers from it
    background tune for my youtube shorts
    song out of my poetry book for the launch
    we sell shoes from our own website and buyers write all day
    how can we stop children from copying in tests
    promo of my memoir
    song for reels and radio both
    i have a physiotherapy clinic, could you help
    we run a small lab, can you help us
    do you also serve property agents
    i teach at a school, what do you have for me
    records of pupils, who can see them
    everybody on my list should hear about the shifting of clinic
    does the e commerce bundle have the daily summary
    something so that buyers get answers
    our old patients phone, they cannot type, what is there
    enquiries from our site into crm
    instagram bot available?
    does it tell me about unhappy customers
    form on the site to join our ngo
    can an agent reply to my emails
    could an agent sort my inbox
    can the ai write my quotes
    what can a gpt agent do for me
    sell tickets and merch from my site
    what does an agent do in an office
    can it read contracts and tell me what is in them
    does the trained chatbot say where it found the answer
    appointment reminder alone
    the career test, what does the student get in hand
    we use excel sheets for everything, can ai help
    video lessons for our pupils
    homework to parents every day, what tool
    first correction of essays
    students ask doubts at night, can ai answer from our notes
    our office drowns in excel, what do you have
    customers ask if their car is ready, what can you do
    patients ask if their report is ready
    people ask whether their clothes are stitched
    program for allotting exam seats
    marks entry program
    is starter with dashboard
    what comes with starter
    what has growth that starter hasn't
    does the owner bot send a daily summary
    farewell song for seniors
    attendance in online class
    does the bot book tables
    i want to sell my books online
    bot for creators who get many dms
    is one teacher enough to buy the tools
    can a single tutor buy the quiz maker
    answer who sits in the evening opd
    show my paintings on the net
    stream choice test
    behaviour notes, who can see them
    can a coaching centre use the school tools
    do you have homework help for parents
    music of fifteen seconds for instagram
    I have a tiffin service and everybody writes at 8 to skip the day
    a qawwali for our function
    our teachers check 900 copies
    teacher here, whats in it for us
    a song in the style of old hindi films
    I run a medical shop alone and need something simple to answer messages
    I am scared of technology and need a simple answering thing
    my workers are illiterate, can a voice help them
    a bot that knows our study material and answers students
    ai teacher with face for our lessons
    I need something for two clinics
    mobile repair shop, what is in it for me
    we are a travel agency and get the same questions all day
    coaching centre here, lots of admission enquiries every day
    i run a small grocery, does somebody like me need any of this
    small cafe owner, is this thing any good for me
    i have salon, what you have for us
    We are small gym, can you do something?
    CA office here, kuch hai for us
    tiffin service in Pune, anything for me?
    I run a small hotel in Diani, what can you offer
    I am a property dealer in Noida, whole day same question, is flat available, what rent. anything you can do?
    Dental clinic here. Patients keep on asking timing and fees even when its on the board, what do you have for us
    I do safari tours from Nairobi and everybody asks the same dates and prices at midnight, can you help somehow
    lawyer from Patna, people call just to ask consultation fee and which day i sit. do u have something for me
    We have a nyama choma restaurant, phone rings non stop for are you open and is there a table. What can you do for us
    I am running a coaching centre for class 9 to 12 in Kota with two staff only. From morning to night it is fees kitni, batch timing, demo class when, and half of them I am not able to reply. What do you have for people like us
    My wife and I own a beauty parlour in Bhopal. While doing facial the phone is ringing and we can't pick up with cream on hands, ladies only want to know which slot is free and bridal rate. Is there something you can do
    We operate a guest house in Naivasha with twelve rooms. Every weekend its the same, do you have a room on Saturday, how much with breakfast, is there parking. My receptionist gets tired and stops answering, so what would you have for a place like ours
    i am doing tax and GST work for some 150 small shopkeepers. in July they all msg together, what is last date, which papers, how much is your fee, and i am answering each one till 1 am. for a CA like me can you make something
    i have shopify store, what can you do
    Insta boutique plus website, anything for us?
    woocommerce shop here, what do you have for me
    selling sarees online, can u help us
    We sell shoes online in Nairobi, what's there for us
    I have a kurti page on Instagram and a Shopify site, all day where is my order. what can you do for us
    Customers on our woocommerce store ask size and return again and again, do you have something for such shops
    We sell phone covers online and half my day is answering is this in stock for Redmi. Any solution you got?
    running a thrift shop on IG plus small website, people DM size? availble? till midnight, what do you offer
    Online jewellery store, 60 orders in a week, every buyer wants tracking update on WhatsApp. can you do something for me
    I started a skincare brand from Indore last year, website is on Shopify. Orders are good but I alone am replying to where is my parcel, when will out of stock one come back, how to return. What do you have for a shop like mine
    Hi, I'm Achieng, I sell baby clothes through Instagram and a website my cousin built. Mums ask me for sizes by months and whether delivery to Kisumu has left, and I miss many since I have a day job. What can you do for us
    We make handmade leather bags and sell in our WooCommerce site as well as insta. Return and exchange queries are killing us, same four lines I type fifty times, and people still get upset for late reply. Is there anything you can do for sellers like this
    me and my sister do online business of kids ethnic wear. In festival season 200 msgs a day, is size 4-5 there, not received yet, want to exchange colour. last diwali we lost so many customers bcoz no reply. what do you have for online shops
    i need website but no chatbot please
    only website, I'm not selling anything online
    Just simple site to show my work, no shop
    website without bot, can you make?
    plain webpage only, dont want AI in it
    I am a wedding photographer, want a site where people see my pics, no payment or cart needed
    Kindly make me a website for my clinic, just address and services. I dont require the chat thing
    we want a normal site for our school, no online admission no bot, only information and photos
    Carpenter in Ruiru, I want to display my kitchens on a site, not to sell them there
    can i take the website alone, without whatsapp bot and all that, I answer people myslef
    I am an interior designer in Chandigarh and I get all work by reference. People just say send me your link and I have nothing to send. I want a good looking website with my projects, no chatbot and no online selling
    I paint and do murals in schools around Nairobi. I don't sell my paintings on internet so I have no need of cart or Mpesa on it. What I want is just a clean website where clients can view what I have done
    my father is an old advocate with 35 years practice and he hates robots replying to people. He would like a decent website with his name, office address and areas of work, that's all, please no chatbot or anything automatic in it
    We do mehendi and bridal makeup and customers always call us direct, so nothing to book or buy on the net. only need a small website for showing our designs nicely, without that chat box which pops up in the corner
    vice principal here, what exactly can my teachers get from you
    which tools do you have for a school
    next year i will write another book, can it be added on the author site
    i hear you make songs too, is it true
    my book came out last month, what can you make for its promotion
    do you make websites or only these whatsapp bots`,
}

export const englishWishes: Examples<Record<SubjectId, unknown>> = {
  none: `
    what are your prices
    whats the price
    what do u charge
    how much pls
    rate list
    kya price, in english tell
    ur charges
    the price?
    how much do you charge
    price kindly
    send rates pls
    cost details please
    cost?
    i want to know how much money
    how much does it come for
    what is the charge
    what will it cost me
    how much u take
    whats the fee
    tell price
    I want to know the price
    what would the cost be
    any price list you have
    how much does all this cost
    what would it set me back
    give the rates
    tell me the amount first
    what are the charges like
    cost batao please
    could you tell me what it costs
    how much money is needed
    what are the rates these days
    whats your bei
    how much are you asking
    fees structure please
    i need the figures before i talk further
    can you share the tariff
    roughly how much would i be spending
    pricing pls
    please tell the charges`,
  onlineShop: `
    our khadi kurta web brand
    mitumba dealer, online only
    jumia seller with own site
    homemade namkeen, couriered weekly
    our web outlet for lehengas
    i ship laddoos and chivda ordered on our link
    juttis from patiala sold through our web link
    we pack earphones and chargers ordered over the internet
    buyers pay by mpesa on our clothing site
    i supply brass idols through my webstore
    we are two sisters stitching frocks, orders come through our woocommerce page
    i import thrift shoes, people order on my web page and i send by boda
    return parcels and rto are eating the profit of our little internet clothing label
    our godown in bhiwandi sends out two hundred web orders of kitchen items daily
    started selling masalas on our own site in lockdown, now orders come from every state
    i keep a cart based store for diapers and wipes, riders drop them in nakuru
    I sell handmade candles through instagram and my own site
    we sell handbags from our own web store
    my cousin and me sell phone cases from our own site
    i take orders on instagram and post them
    we run a webshop for kids clothes
    our kurti page gets thirty orders a day
    orders come to us through our website and we courier them
    i sell plants online and ship in boxes
    my wife sells jewellery online
    a web shop for gym wear, that's us
    i make resin earrings and people order from my store link
    we sell organic ghee through our site
    i sell skincare on my own store
    mobile cover store on shopify, run by two friends
    an instagram boutique that ships all over the country
    my mother sells papads online
    we have a pickle brand on shopify
    i run an online bookstore
    a small webshop for organic honey
    home decor brand, sold only on the internet
    a web store for phone covers
    our online toy shop
    our shopify store for dog food
    we courier pickles from home, orders come by dm
    my online saree business
    i do perfumes on my own website
    we dispatch around thirty parcels daily from home
    selling sarees on insta and facebook
    we have a small d2c brand
    an online pharmacy in our district
    i sell sneakers online from nairobi
    I ship spices all over india from my store on the internet
    woocommerce store for car accessories
    we ship furniture ordered on our site
    selling handloom bedsheets on the net
    our e-commerce business
    my own brand of hair oil, sold only online
    I get 50 orders a day on my online store
    a dropshipping store
    we have an online grocery for our town
    i sell kitenge dresses on the web and deliver by rider
    baby clothes brand with a website and a courier pickup
    our online plant nursery
    a tea brand that sells straight to the buyer from its site
    i resell cosmetics over the internet
    we sell shoes on the web`,
  localShop: `
    our pooja samagri stall
    agrovet in bungoma
    my bangle counter
    papa's seeds and fertiliser depot
    loose tea leaf counter
    i sell utensils from a shop in sadar bazar
    my husband sits at our lens and frames outlet
    we keep school uniforms and bags in one outlet
    a cement and rods dealer on the bypass
    i have an mpesa agent and airtime shop
    our counter sells dry fruits loose and packed, three generations in the same gali
    i open my shutter at ten, sell curtains and bedsheets and close at nine
    a butchery next to the stage, people walk in for nyama and matumbo
    my wife and i look after an inverter and battery outlet near the petrol pump
    wedding cards, gift wrap and balloons, all from one little place in laxmi nagar market
    we retail dress pieces and dupattas to walk in ladies, nothing goes by courier
    I own a small grocery
    i sit at a kirana in the lane behind the temple
    i have a paan and cold drink corner
    we have a bakery in the market
    we keep a paint and hardware counter
    we run a general store near the station
    a mobile accessories counter
    our spectacles shop at the bus stand
    my dairy booth
    my father's cloth shop
    my duka in kisumu
    a garment showroom with six salesmen
    we sell sweets in karol bagh
    a footwear showroom on the high street
    i keep a watch repair and sales counter
    a stationery shop near a school
    we sell fresh flowers near the hospital gate
    our jewellery shop in the old market
    my medical store
    a chemist with one helper
    a pet food shop round the corner
    our mobile phone shop
    i sell cycles and spare tyres
    we sell tiles and sanitary ware from a shop
    our toy store in the mall
    a small electronics store in the bazaar
    my bicycle shop
    I have a hardware shop in the village
    we have a saree showroom, no online selling
    i run a small supermarket
    we run a boutique on the main road
    a mithai counter my grandfather began
    my sister in law's grain shop
    my uncle has a sweet shop
    my mother's tailoring material shop
    we have a cosmetics counter in the bazaar
    a stall with juices and snacks in the market
    our gift and card shop
    an electricals shop
    a mobile repair and recharge counter
    i have a fruit and veg shop in the colony
    my duka sells phones in thika
    a furniture showroom on the ring road
    a meat and fish shop
    a family run bookstore`,
  smb: `
    our urology clinic
    a nail and lash studio
    company secretary with three juniors
    my karate classes
    dialysis centre in meerut
    we do borewell drilling for farmers
    i have a hearing and speech clinic
    our matatu sacco has sixty members
    i fit solar water heaters in homes
    a girls pg with forty beds
    i am a child specialist sitting in two clinics on alternate days
    we conduct upsc coaching in mukherjee nagar with four batches a day
    our team does deep cleaning of sofas and kitchens in flats across noida
    i have a maternity home and two visiting gynaecologists
    we hire out excavators and tractors to contractors around kitale
    my brother and i are architects who mostly do house plans and vastu corrections
    I am a dentist with two chairs
    our nursing home with twelve beds
    i have a small beauty salon
    we are an ngo for girls
    i do bridal makeup from my own studio
    our housing society office
    we have a beauty salon
    we are chartered accountants, four people
    we run a factory with forty workers
    I run a coaching institute for class 10
    a homeopathy doctor with an evening opd
    i am a plumber with a small team
    my gym has 200 members
    i rent out cars with drivers
    i do home tuitions and have a centre now
    we are property dealers
    we do pest control in homes
    our dental practice has two doctors
    i run jee classes
    a small driving school
    i run an old age home
    I am a physiotherapist
    our day care for toddlers
    our charity runs three shelters
    a cafe with ten tables
    i am a tattoo artist with two assistants
    we are a tours and travels firm
    we are a boutique hotel in udaipur
    we run a computer training institute
    i manage a marriage bureau
    I run a crossfit box
    a swimming academy
    we rent out tents and lights
    our law practice
    i give music classes to forty kids
    i am an astrologer with a daily rush
    a real estate office with four agents
    our marriage hall on the highway
    our cleaning company
    our small restaurant
    we sell plots outside the city
    i have a car wash
    we have a small hospital
    i broker flats on rent
    a cab service with ten cars
    a banquet hall
    a skin clinic with three doctors
    we are a recruitment office
    we make steel parts for dealers
    we are a safari tour office in arusha
    i run a library with reading seats
    a dental chain
    my barber place has five chairs
    a company that makes uniforms
    our spa in gurgaon
    a dietician who sees clients by slot
    my mother in law runs a creche
    a small printing unit
    our packers and movers business
    i am a tax consultant
    I have a travel agency
    an ivf centre
    our physio centre
    we run a yoga studio
    we run a co working space
    we have a hostel for girls
    I work as a lawyer
    a pet grooming salon
    dentist here
    i do wedding catering
    my pathology lab
    a travel desk for himalaya treks
    we manage holiday villas
    we own a guest house in the hills
    I am an eye doctor
    i am a wedding planner
    our veterinary clinic
    I teach dance to kids at my studio
    we repair air conditioners in the neighbourhood
    car service garage
    I am a wedding photographer with my own studio
    we are a small interior design office
    our blood bank
    tiffin service`,
  school: `
    our gurukul in haridwar
    a special needs school
    head of a junior secondary
    an urdu medium school
    everything for a cbse campus
    bursar at a girls high school
    tools for an entire ashram shala
    our diocese looks after four primary schools
    correspondent of a matriculation school in madurai
    an academy in kiambu moving to the new curriculum
    as dean of studies i was told to find ai tools for every department
    our managing committee meets on saturday to choose software for the whole school
    we opened a budget school in a basti and the staff are all freshers
    i am supervisor of the morning shift in a government aided school
    a nursing college where tutors are few and batches are big
    the board of management asked me what is there for our mixed day and boarding school
    I am the principal of a school
    i am in charge of academics at our school
    i look after admin at a convent school
    we are a new school, opening in april
    our school has 40 classrooms
    tools your school clients take
    our academy has nursery to class 12
    our trust runs two schools
    we run a kindergarten
    our school office needs help
    we are a boarding school in the hills
    i am a headmaster in a village
    we have a college
    a residential school for 600 children
    i am the headmistress of a primary
    our college has 90 lecturers
    I am on the management of a college
    things for schools
    a secondary school in eldoret
    school package with all tools
    tools for our school
    i am the computer incharge of a school
    the director of our group wants ai in class
    a montessori
    something for my primary school
    we are an international school in nairobi
    our public school has 70 teachers
    an evening school for workers
    i am vice principal
    whatever you have for schools
    i am coordinator of the junior wing
    all school tools
    something for the whole staff room of our school
    price list for schools
    we are a small village school with 8 teachers
    our school is cbse
    a madrasa with 300 children
    your tools for education
    our playschool
    the education tools
    a polytechnic college
    we are a state board school
    what the school tools are, all of them
    ai tools for our classrooms
    i sit on the pta and our school wants new tools
    a girls college in jaipur
    the whole set for schools`,
  teacher: `
    tsc teacher in kisii
    guest faculty in history
    a tgt in civics
    drawing sir of two wings
    a lone agriculture madam
    my subject is commerce and i work by myself
    i handle multigrade, three classes in one room
    contract teacher on a small salary
    i give french tuitions to neighbours' kids
    a miss newly posted in a remote primary
    i teach tamil in the day and take home batches at night, only me
    b.ed finished last year, now i have thirty five periods a week and no help
    i am the only physics mwalimu for form three and four
    my sister is a nursery madam who brings her register work home each night
    i am a vedic maths trainer going from house to house on my scooter
    i coach ten kids on my terrace for olympiads, no staff, no office
    I teach maths in class 8
    i am a class teacher of 5b
    i take tuition for class 9 at my home
    i teach sanskrit
    I am a school teacher
    i take science for three sections
    i am a physics lecturer
    i am a pgt in economics
    as a tutor I spend my evenings preparing
    a young teacher in her first job
    i teach hindi in a private school
    i am an art teacher
    I teach science at a government school
    primary teacher at a village school
    english teacher of middle school here
    i teach accounts in a college
    a retired teacher who still takes classes
    i teach in two schools as a part timer
    i am a substitute teacher with five sections
    maths sir, thirty years of teaching
    i handle class 3 all subjects
    i teach geography and have no free period
    chemistry sir from a small town
    i teach kiswahili at a day school
    a special educator
    as a class teacher i never get free time
    i am a tutor, only me, no institute
    a computer teacher at a govt school
    i train b ed students and teach too
    i teach sst to three classes
    my wife teaches biology in a school
    something for a single teacher`,
  student: `
    a ca foundation aspirant
    form one learner
    my grandson in standard six
    bsc nursing second year
    a kcse candidate
    i dropped a year for jee
    my bhanji just joined diploma in pharmacy
    i am doing ba from open university
    for my own exam preparation at home
    campus boy at makerere doing economics
    my daughter got compartment in maths and has to sit the paper again
    i study in hostel and cannot afford coaching, want something to learn with
    our bachcha is weak in english, he reads in seventh in a village school
    i am a working man doing my mba at night through correspondence
    my cousin finished grade six and joins junior secondary as a learner next term
    we four roommates are reading for ssc exam and share one phone
    I am a student in class 12
    i am in class 9
    i am in form four and need help
    i am preparing for my boards
    my son studies in class 10
    my daughter is in eleventh
    my daughter is in ninth
    my boy is in class eight
    something for pupils
    i study nursing
    i just passed class 10
    i am a school student
    a college student here
    something for my child in class 6
    a first year bcom student
    for a kid who studies at home
    i am in class 11
    my sister is in 12th arts
    my younger brother is preparing for boards
    we are college kids
    i study in a polytechnic
    i am a pupil in form two
    i am a kid in class 7
    my nephew is in 12th science
    a learner in high school
    i am appearing for neet this year
    my twins are in class 8
    an engineering student here
    i go to college and want something for studies
    something for my own studies as a pupil
    my child in fifth standard needs practice
    we are students of class 11 commerce
    a tool for students`,
  author: `
    ghostwriter turned novelist
    i pen haikus
    a maithili story writer
    biographer of freedom fighters
    first timer, book on parenting
    my crime trilogy is on pothi and kindle
    papa's ghazal sangrah is being bound as a book
    i authored a guide for upsc essays
    a professor whose textbook just got printed
    i write down folk tales of the kikuyu
    after retiring from railways i put down my life in two hundred printed pages
    a small press in kolkata took my stories and does no marketing for the book
    i wrote a devotional book on hanuman ji and temple stalls keep it
    my husband finished his fantasy saga, five hundred copies lie in our living room
    i am penning a book about surviving cancer, half of it is ready
    four of us doctors put together a book of hospital stories
    I have written a novel
    my novel comes out in december
    i am half way through a detective story
    i have a poetry book in hindi
    i am writing my third book
    i write detective stories
    i write shayari and have two collections out
    i wrote a book about my village
    my first book is coming out next month
    i am a writer of short stories
    my husband has written his autobiography
    my wife is a poet with two books
    i published a book of stories
    i wrote a cook book
    i bring out a children's picture book this winter
    my mother in law has written her life story
    I am a poet
    i am publishing my first book myself
    i am a debut novelist
    a children's author
    I write children's stories
    i write in urdu and hindi
    my book is with the printer now
    i have finished a book on farming
    I self published a thriller
    i am an essayist
    i write romance on kindle
    we are two poets
    we are three friends who wrote an anthology
    i have a book on ayurveda published last year
    a retired colonel who wrote his memoirs
    i write plays and essays
    i am a swahili poet
    my self help book is out on amazon
    i translate novels and write my own
    a historian with one book out
    my grandmother wrote a cookbook
    i wrote a travelogue
    my manuscript is ready, no publisher yet
    my memoir is nearly done`,
  creator: `
    a finance shorts maker
    my asmr page
    i do unboxings
    bhojpuri vlogger with subscribers
    our prank channel
    i have a pahadi village vlog going
    my page reviews street food in indore
    a kenyan skit maker with many followers
    i stream bgmi every night from home
    we make kids rhymes for our channel
    i post gardening tips as shorts and lately they get lakhs of views
    my brother raps in haryanvi and uploads to his subscribers each friday
    i talk about mental health in a weekly audio show recorded in my bedroom
    i do bike rides to ladakh with a gopro and put them up for subscribers
    we are three college friends uploading spoof videos on campus life
    a bongo flava artist who drops freestyles for her followers every other day
    I am a youtuber
    i make funny videos
    i shoot food videos for insta
    i have a small youtube channel on cooking
    I make reels for a living
    i post dance reels
    i have 40k followers on my dance page
    i run a facebook page with jokes
    I have a podcast
    i am a podcaster
    we do a weekly show on youtube
    i do makeup tutorials online
    i do vlogs
    i have a travel page on instagram
    i make gaming streams
    our news channel on youtube
    i run a music channel
    i am an independent singer
    i run a meme page
    i make cartoons for the net
    our band wants something
    i shoot short films
    an influencer for skincare
    my gaming channel
    i am a stand up comic
    i am an insta influencer
    i make tutorials on tiktok
    i put out a talk show on spotify
    we are a comedy duo with a channel
    i am a beatmaker and upload my tracks
    my travel channel
    i draw comics and post them daily
    i am a streamer
    a fitness creator with a big following
    i film village life for facebook
    a singer who puts covers on the net
    my wife has a cooking channel
    i make short films for the internet
    I am a content creator`,
  businessBot: `
    my school vans run late and parents message all morning, something should answer them
    van operator here, mothers ask pickup time and fees on whatsapp while i drive
    something that tells parents pickup time and van fees while i am driving
    we run a creche, parents keep texting timings and charges, let something reply for us
    my auto takes nine kids to school and their parents text nonstop, need replies without me
    my swimming class for kids, parents ask batch and fees all day, want it answered
    drivers cannot type, parents keep asking late or not late, somebody automatic to reply
    tempo traveller owner, families text me for timings and dues, want an answering helper
    something that answers my garment shop's whatsapp after closing
    replies to evening messages of our tailoring shop till morning
    a cheap way to get night enquiries of my parlour answered and booked
    opd tokens on whatsapp
    rebooking when a client cancels
    turf slots by chat
    a whatsapp compounder
    nudges for the six month checkup
    remindr to the client an hour before his massage
    replies to hostel, bus and batch doubts on whatsapp
    fittings shifted on chat when the bride changes date
    blood sample pickup times fixed over whatsapp
    two barbers share one diary and it clashes, want slots kept right
    patients text for tomorrow's token at midnight, it should give one that is truly open
    our google calendar should fill on its own when a lady asks for a facial time
    who asked our pg rent and vanished should get one polite message after two days
    when a patient writes of chest pain it must not advise, only pass it to doctor saab
    half the saturday bridal trials dont turn up, some message the evening before would do
    mothers text the skating coach about a free trial, it should keep a seat and remind them
    a bot that takes appointments on whatsapp
    a whatsapp bot for my clinic
    an end to typing "we are open till 8" forty times a day on whatsapp
    a bot for my salon that books and reminds
    an assistant that books tables for our restaurant
    something that reminds patients of their visit
    something that gives patients a free slot while i am in surgery
    an assistant for our society office on whatsapp
    reply bot for our ngo helpline
    an assistant that fixes appointments for two doctors
    my receptionist left and whatsapp messages about timings lie unread
    a bot that gives out slots at my dental clinic
    automatic booking for the salon
    a bot that answers parents of my coaching centre
    no more empty chairs because people forget their appointment
    whatsapp help desk for residents of our housing society
    something to answer enquiries about flats on whatsapp
    reply to clients automatically and fix appointments
    a helper that shifts and cancels appointments by chat
    something to answer rate enquiries at our factory on whatsapp
    the business bot
    somebody to answer whatsapp while I cut hair
    a thing that fills my diary by itself from whatsapp
    appointment booking without phone calls
    an automatic receptionist on whatsapp for the lab
    whatsapp answering for a wedding planner
    the one that nudges people who enquired and went silent
    a chat assistant for my coaching that tells batches and seats
    something that takes table bookings at my cafe
    a bot that answers hotel guests about check in and rooms
    fees, batches, timings told to parents without me lifting a finger
    bot for my tyre shop that answers and notes the orders
    gym class reminders on whatsapp
    an assistant to fix flat visits for our property office
    a chat munshi who fixes site visits for buyers of flats
    an automatic reply when people ask the fees on whatsapp
    answers for guests of our homestay at night
    a machine that follows up with people who asked about admission
    somebody who is never tired of telling the rates on whatsapp
    a bot that moves an appointment when the patient asks
    I miss messages from patients and want that fixed
    my phone rings all day for appointments and I can't keep up
    a whatsapp assistant for my kinyozi in nairobi
    reminder messages the day before the visit
    a bot that answers the same questions about fees and timings
    a bot just for reminders
    a robot that answers "is the doctor sitting today"
    a bot for my cousin's beauty parlour
    bot for gym memberships and class bookings
    demo class booking bot
    less no shows at my physio
    whatsapp assistant for a travel desk
    a bot for my grocery that answers on whatsapp
    booking bot
    a reply for people who message my salon at 11 at night
    something that answers "are you open on sunday"
    a bot for counselling slots
    a bot that takes spa appointments
    the thing that books trial classes on chat and reminds them
    bot for a driving school that books lessons
    whatsapp answers for a banquet hall
    someone who replies to buyers of plots and fixes a visit
    table reservations taken on whatsapp while we cook
    a robot that takes orders for my tiffin
    booking helper for a barber
    reminder to clients before their slot
    somebody to tell tourists about rooms, breakfast and check out on whatsapp
    a bot for our marriage hall dates
    real estate leads bot
    bot for enquiries about plots and flats
    a chat desk for my car wash that hands out slots
    an assistant who asks the customer politely again if he did not book
    a bot to answer property enquiries
    a machine that replies on its own when people message my shop
    automatic texts the day before the appointment
    bot for my photo studio that tells packages and dates
    something that answers customers by itself on whatsapp
    when people message, it should reply with the rates on its own
    a bot that takes tailoring appointments for fittings
    a whatsapp clerk for my ca office
    patients message at night asking for timing, something should answer them
    someone to reply to the same whatsapp questions all day
    service due reminders for my garage customers, with booking
    an answering bot for our old age home
    I can't pick up the phone during treatment and lose appointments
    get appointments fixed without me typing
    reply and booking for our yoga batches in hindi english mix
    a bot so that my brother in law's gym gets replies at night
    an assistant that follows up with people who asked the room rate
    reply to dealers on whatsapp about rates
    a virtual front desk on chat for the dental chain
    auto booking of car service
    a thing on whatsapp that takes cake orders and asks the date
    bot for a villa rental
    my gym's whatsapp handled, memberships, timings, trial days
    something on whatsapp that tells our menu and takes reservations
    an assistant for my spare parts shop
    something that answers parents when they ask about fees and batches
    bot for event bookings
    bot for a creche that replies to mothers
    automatic answers for my salon clients
    auto responder for the hardware shop
    appointment bot for a physio
    a bot for my library seats
    the small local shop bot
    a bot for our admission desk
    bot for the parlour
    it should tell patients when the doctor is free
    an answering thing on whatsapp for my studio
    a whatsapp assistant for my optician shop
    automated whatsapp replies for a small salon
    someone virtual to fix appointments for our lab
    a bot that reminds patients
    a bot to handle enquiries at my tuition centre
    only reminders to patients on whatsapp
    something that answers patients in the evening
    the small business whatsapp assistant
    a bot that tells opening hours and fees
    a machine receptionist on chat
    a helper that replies to hotel guests on whatsapp
    a bot that answers about batches
    fees reminder bot for my coaching`,
  customerBot: `
    answers at night on shoe sizes and what is in stock
    size and stock questions of my web shop answered
    replies on sizes, delivery and returns for our sandals site
    awb status replies
    parcel lookup by mobile number
    refund qureies of online shoppers
    webstore washing and fabric doubts
    left-in-stock answers for web buyers
    courier and order sheet joined for the buyer
    web buyers told which shade is left, plus the link
    pot size doubts of our plant webstore's shoppers
    the buyer types order number, gets box location
    festival delivery doubts of our saree site buyers
    before rakhi three hundred people ask if their parcel will reach in time, it should look and tell
    a bot on our attar webstore that suggests a bottle and drops the buying link
    shoppers of my cover site want to know which one fits their model
    it may tell web buyers our ten percent rule but never promise more discount
    if a shopper's parcel cannot be traced the chat should come to me with all that was written
    ladies ordering kurtis from our site ask chest size and length all night
    a bot that answers where is my order
    a thing that says "your parcel reaches tomorrow" so that i dont have to
    a bot which tells buyers if a size is there
    customer bot for my online shop
    relief from forty "where is my courier" messages a day
    a bot for followers who ask whether a dress is left in medium
    something that tells buyers about stock, size and delivery
    a chat for my web store that knows which colours are left
    someone to tell shoppers where the courier has reached
    a chatbot for my shopify store
    the bot which handles "do you have it in xl"
    product answers for my online kurti shop
    an assistant for my webshop that answers product questions
    somebody to answer buyers of my online shop while i pack boxes
    an assistant for online buyers who ask about returns
    automatic answers for people who buy from my instagram boutique
    return and exchange queries of my web buyers answered automatically
    a chat that helps people buy on my store
    answers about size, colour and return for my store
    a sales helper inside my online store that sends the link to buy
    a bot for my kids wear webshop
    order replies for a skincare brand
    a shopping assistant for visitors of my woo store
    size and colour questions answered for my sneaker store
    a bot for buyers of my candle store
    delivery time told to those who ordered on our site
    cod and delivery questions of my web buyers
    the e-commerce customer bot
    both parcel and product queries of my web buyers taken over by a bot
    a bot that tells order status by phone number
    a bot that gives the courier status to shoppers
    a bot that tells if the kurta is in stock
    a bot for buyers of my online plant shop
    chatbot that helps people shop on my site
    the shopper side bot of the e-commerce ones
    replies on availability for a jewellery web store
    whatsapp bot for my online saree business
    tracking replies for people who bought from our d2c site
    one that sends the buying link to people who ask for a product
    order tracking bot
    answers on cod, shipping and size chart for my store
    exchange requests of online customers handled
    tells customers if it's in stock
    people who bought from my site pester me about dispatch, a bot for them
    bot for my shopify pet food store
    handles exchange and delivery questions of our web buyers
    the thing that turns product questions in chat into sales
    an answering bot for the buyers of my d2c tea brand
    a chat on my woocommerce store that knows products
    an auto seller for my shopify jewellery
    shipping questions on my site answered day and night
    something that handles return questions for the web store
    chat support for my online nursery's buyers
    bot that knows my stock and tells web customers
    answering machine for online customers
    customers of my web shop ask at midnight about delivery, someone to reply
    customers keep asking where is my order
    whatsapp support for our online shoe brand in kenya
    people ask me all day whether a dress is available in their size
    a bot that knows my whole web catalogue and prices
    my buyers want to know when the parcel comes
    the bot for the online shop
    answers for people shopping on our own website
    shoppers on our site ask the same product questions
    the buyers of my web store need quick answers about delivery
    someone to answer the order questions of my online customers
    a bot that tells buyers where the parcel is
    something for my online boutique's order questions
    the bot for shopify customers
    a chat helper on my webstore for sizes and returns
    customer bot for a d2c brand
    an assistant for people who shop on my site`,
  ownerBot: `
    stockout warning for malik
    night hisab sent to me
    alert on angry customers
    bulk order ping for seth
    sms-like notes about my store
    i choose what is urgent, rest stays silent
    buzz me if an order crosses ten thousand
    whisper to me when saffron packets nearly finish
    returned orders reportd to me each night
    kitenge bale finishing, i should be told early
    i sit in dubai and my brother packs in surat, i want each day's count of orders
    somebody gave one star and abused us on chat, i must know before my staff does
    my munim never says which masala is running short, i want a message about it myself
    not every thank you, only orders, shortages and fights should reach the owner's whatsapp
    while i am at the mandi buying, tell me what got sold and what to refill
    a note to mama mkubwa who owns the shop when a customer complains of wrong parcel
    something that messages me when stock is low
    a nudge on my phone the minute the last piece is sold
    a message to me the second a customer gets angry
    a bot that tells the owner about new orders
    i am always on the road and want to hear what my online shop sold
    tell me at once when somebody is furious with my shop
    alert me on whatsapp when a big order comes in
    a watchman for my store who reports only to me
    stock warnings on my own phone
    I want to be told when a customer is angry
    a wake up call for the owner when a parcel buyer is furious
    a bot that reports to me, not to my buyers
    the owner notification bot
    news to me, not to buyers, when something goes wrong in the store
    news of each new order on my mobile
    a daily summary of my shop on whatsapp
    a whatsapp ping for the big orders only
    something that writes to me when a complaint comes
    an evening note with the day's sales
    tonight's takings sent to me without opening the laptop
    a short evening report of my web shop
    tell me the moment a buyer complains
    low inventory warnings to my phone
    alert for the owner when a product is nearly sold out
    tell me what was sold today
    the boss bot
    let only me know about big orders
    just the alerts for me as the owner
    i found out after two days that a buyer was shouting, i want to know at once
    a bot telling me what needs me today
    notify me about complaints
    a bot that keeps me posted on my store
    unhappy buyer alert for the shop owner
    a tool that warns me before something sells out
    what needs reordering, told to me before it is too late
    ping to me for every order above a size i choose
    inform me the moment an order is placed
    the second bot, the one for the shopkeeper himself
    daily sales in one whatsapp to me
    a message to the boss when an item is nearly over
    a daily roundup for me of orders and complaints
    a notifier for my online store
    let me know of angry buyers
    only urgent things from my webshop should reach me
    a bot that lets the boss know
    a message to me when somebody is unhappy with an order
    a tap on the shoulder when stock of a size runs out
    quick word to me when things go wrong in the shop
    a day-end summary on my phone
    keep the owner in the loop about new orders
    owner side bot with daily summary
    owner alerts
    goods get over and i come to know from angry people, want a warning
    a warning before my best seller is gone
    get a report of sales every evening on my phone
    an informer for my online store when i am abroad
    a bot which tells the owner about new orders, not the customers
    messages to me as malik about every large order
    I miss orders when I travel, I want to be informed
    ping my phone when somebody orders
    order alerts on my whatsapp only
    warn me when an item is about to run out
    the bot that writes to me, the shop owner
    tell me each evening what was sold
    warn me when goods are about to finish
    I only want to hear about problems in my shop
    something that tells me when an order arrives at my store
    an alert on my phone for every order
    the one that informs the owner
    stock and order alerts for me`,
  voice: `
    phone picked up too besides the parlour's bookings
    calls answered in addition to the chat bot
    somebody to take the ringing phone at the beauty parlour
    an ai telephonist
    landline answerd in hindi
    machine to say hello ji
    helpline calls attended by voice
    ivr that really talks
    drivers ring for directions, a voice should tell them
    after shutter down the shop's number must still speak
    spoken replies for my customers who cannot read
    someone to talk when a farmer dials our agrovet
    calls passed to me only if the voice gets stuck
    our nurse drops the injection tray to grab the receiver, let some voice speak to the caller
    i sit on a boda whole day and callers give up, something that talks to them for me
    gas agency number rings from six in the morning, booking calls should be spoken to automatically
    guests call the lodge at two in the night asking for the gate, a voice could guide them
    dada dadi type patients never message, they dial, so the bot must listen and speak
    it should take the call in english or hindi and give it to me when they insist
    something that picks up phone calls
    a machine that says hello when people ring
    an ai that takes calls at our clinic when the desk is empty
    someone to take the clinic calls in the evening
    an end to the ringing phone while i cut hair
    a tool so no caller of our dental clinic is left ringing
    unanswered calls at my coaching handled
    the voice add-on
    my patients are old and only ring, someone must talk to them
    a voice that talks to parents who ring our institute
    a bot that speaks on the phone
    two of us on the welding machine, hands dirty, mobile keeps buzzing, some thing to talk to those people
    an ai operator for the landline
    phone and chat both answered by the bot
    an assistant that answers calls when we are busy
    the bot should open its mouth and speak to callers
    a bot that does whatsapp and phone calls too
    patients ring and hang up because the desk is crowded, somebody artificial to speak with them
    voice for my bot
    an ai that lifts the receiver when we are serving guests
    call answering for a hospital desk
    a voice that takes table bookings by phone
    a talking phone helper in hindi for my farmers
    a helper that speaks to whoever dials my garage
    a voice that tells callers our timings
    the voice part, for shops and for small business
    telephone girl that never goes on leave
    something to take the phone during lunch hour
    someone to take the calls at the hotel desk
    the ringing at our tuition centre taken off my hands
    customers who cannot read should hear the reply
    the phone answered in the evening when staff has gone
    can it talk on the telephone with callers
    callers get the same answers as on chat
    a speaking assistant for our helpline
    my hands are in dough all morning and orders come by telephone, need it answered
    answer calls automatically in hindi
    a speaking bot on the clinic's number
    callers should not hear a busy tone
    a talking assistant for patients who cannot type
    someone to pick simu when i am driving
    a talking agent for our pathology lab number
    ai phone operator for a hotel
    the calling feature
    ring ring all lunch, want the calls taken by ai
    a voice for callers who speak hindi only
    a voice that reads the answers aloud
    an ai receptionist for the phone line
    voice on top of the whatsapp bot
    an assistant that talks on calls and books
    the calls part
    a recorded like voice that can also book over the phone
    a bot that receives missed calls by talking itself
    my wife cuts hair and the mobile rings and rings, something that talks to them in hindi
    voice add on, same rate for a store and a clinic
    the phone part only, on top of my bot
    the add-on with which calls are taken
    pick up when the shop phone rings
    the spoken version of the assistant for the telephone
    we lose bookings because ringing goes unanswerd, a machine for that
    voice answering for the tyre shop phone
    someone to take calls after hours automatically
    calls handled after we lock up
    automatic call picking for my salon
    the voice thing
    phone answring for a physiotherapist
    an automated call attendant for our coaching
    someone to speak to patients who ring up
    a computer voice that takes our calls
    something to talk with those who dial us
    calls to our school office answered by a machine
    someone who speaks when people dial our tiffin service after ten at night
    the voice add on, same for shop and clinic
    speech for the bot so that callers are served
    phone line attended day and night
    call attending for the hospital
    an ai for callers of our trust
    i drive all day so callers reach nobody, an automatic talker
    ai that says hello and gives the appointment on a call
    it should talk on the phone like a person
    voice for the restaurant line
    the bot to pick the phone as well
    answering the telephone when nobody is at the desk
    a spoken assistant for old patients that dont use whatsapp
    something for old people who call instead of typing
    calls and messages both covered
    the talking add-on
    spoken answers
    something to pick up the landline
    an ai that attends our calls
    the phone answering part
    voice add-on for a small business
    a voice that answers admission calls
    calls handled by ai
    an ai for the school office phone
    someone virtual to take phone calls
    the talking part
    can it pick up phone calls
    does ur bot answer calls
    we run a dental clinic, phone rings whole evening and receptionist is gone. can your system talk to the caller
    customers ring me while i am cutting hair and i cant take it, can ai attend the phone
    i want something which receives calls not only whatsapp
    my restaurant landline keeps ringing at dinner time and no one is free to lift it. is there a solution
    who will answer the phone when shop is shut
    voice bot for incoming calls available or not
    old customers dont chat they only call. will the assistant speak with them on phone
    can the ai talk on call in hindi
    coaching institute here, parents call 30 times a day during class time, somebody has to attend
    and if a customer calls instead of typing
    is it possible that calls go to the robot when i am driving
    need call answering for my property office
    do you have any phone receptionist type thing
    I am alone in the studio during shoots and cannot receive my calls, please suggest
    pls tell me if your assistant handles telephone also
    we lose orders bcoz nobody lifts the phone after 8
    gym owner. members dial us at 6am when desk is empty, can AI take that call and tell timings
    like jio ivr but which actually talks to caller, u make this?
    Can it attend two phone calls at same time
    safari company in Arusha, clients from Europe phone us at midnight, can the assistant speak to them
    my staff is fed up of attending the phone, let machine do it
    so it answers chats fine but what about voice calls
    when someone phones the salon and we are busy can it book them over the call
    will it speak to the person on the line and note what he wants
    calls coming nonstop nobody to receive
    most of my patients are aged and they dial the number, typing they dont know. can bot listen and reply by voice`,
  dashboard: `
    callback list for reception
    todays slots on laptop
    unanswered doubts, listed
    a display of pending enquiries
    graph of bookings and queries
    one window where my munshi sees every enquiry
    page on which front desk sees today's tokens
    all that the assistant replied, readable in one place
    scren of leads still to be rung back
    kitchen wall screen with tonight's booked tables
    three doctors sit in our polyclinic and the manager wants today's visits of all on one view
    i want to scroll through what the assistant told people while i slept
    names of parents who asked about admission but went cold should lie before me in one panel
    my partner in mombasa wants to open a page and watch enquiries and bookings of the lodge
    at the saree store we need open questions and orders lying side by side on the computer
    the register with enquiry names gets lost, we want it on a screen with follow up status
    a screen that says whom i have to phone back
    who still has to be called back
    a screen that tells whom i still have to phone
    which people await my call, shown somewhere
    a dashboard
    one page to see who asked, who booked, who is waiting
    a page where i see all chats of the bot
    one screen with all bookings
    the names of everybody who asked and never turned up, on a screen
    the screen with bookings and enquiries
    a panel where I see who has to be called back
    a chart for the partner so he sees what the bot did
    a report view of what the bot answered
    list of people to call back
    a place where all leads sit with name and number
    all leads with names and numbers on one page
    a list of everybody who asked but never bought
    everything the bot did today on one page
    a view of today's visits for the reception
    overview of all conversations and orders
    a list of questions the bot could not answer
    the panel with open questions
    a screen with all enquiries of the hotel
    a control panel over my chats
    somewhere to see how many enquiries came
    one place to see today's tables
    a board in the office with the day's bookings
    a simple screen for my staff to follow up
    the optional dashboard
    i want to see in the morning what happened at night, all in one view
    orders and chats together on one board
    all enquiries in one list so nobody is forgotten
    a screen to check pending follow ups
    the dashboard for my clinic bot
    an overview for the hospital manager
    a single view of every question people put, with date
    one window for everything the bot did
    a page showing today's appointments and enquiries
    the monitoring panel
    a list of those still waiting for a reply
    the overview screen
    a view for the boss of all orders and chats
    a place to look at past conversations
    a panel for my manager
    where i can scroll through each conversation and see the open ones
    the statistics screen
    a list of people who messaged and went quiet
    a summary screen for our three receptionists
    numbers of the week on a screen
    somewhere to see everything at a glance
    count of enquiries and bookings at one look
    an online register of enquiries and bookings
    a report screen where I can see everything
    the admin screen of the bot
    one place to look at all chats and bookings
    see the whole week's appointments without opening whatsapp
    a screen for the manager with today's visits
    a log of everybody who wrote, also of those who went quiet
    one place to see who asked what and when
    an overview page for my shop's orders and open questions
    a screen with today's patients
    the screen with all bookings
    dashbord
    the reports screen`,
  broadcast: `
    akshaya tritiya offer to everyone
    idd offer to all clients
    new stock shout to regulars
    clearance sale message, whole list
    one tap, all customers told
    monsoon service discount told to all old customers
    fresh mitumba bale news to every regular
    navratri thali announcement to all who ate here
    price list revision sent to four hundered dealers
    people reply stop and get no more offers
    the paint company launched a scheme and i want each of my contractor customers told today
    i run lucky draws each month and forwarding to twelve hundred numbers takes two days
    our agrovet got hybrid maize seed, every farmer on the list should hear at once
    only those who gave consent should get our spa's karva chauth offer, all together
    my number got banned after forwarding sale pics, need proper promo sending to willing customers
    a single notice to the entire client list that our studio shifts to sector 18
    send an offer to all my customers at once
    tell everybody on my list that the mango stock has come
    a message to all regulars about my facial offer
    the broadcast tool
    one click and all members know the gym is shut on holi
    telling every customer that facials are half price this week
    vaccination drive message to all families
    reach 1500 old buyers with the sale news
    diwali discount message to my whole list
    one message about the eye camp to former patients
    i copy paste the eid offer to each person, there must be a better way
    sending the new collection photos to all buyers
    mass whatsapp messages to my clients
    a loudspeaker for my shop on whatsapp
    a notice to all residents of the society at once
    announce a diwali sale to everybody on my list
    the thing that shoots one message to many
    one message to all members about the holiday
    message all patients about a holiday
    let all former guests know about the monsoon rate
    the sale news to 900 people in one go
    weekend offers to our regulars
    bulk sms style thing on whatsapp
    an offer on whatsapp to people who said yes to it
    a new menu announcement to all guests
    black friday offer to the whole customer list
    the tool to send one text to everybody
    newsletter on whatsapp to customers
    inform all our tenants about the water cut together
    reaching all old patients about the free camp
    send festival greetings to the whole customer list
    a monthly newsletter on whatsapp to clients who agreed
    festival greetings to every client of my parlour
    bulk messaging for my shop
    christmas greetings to all clients of the salon
    the new menu to all our guests at once
    a message to all members of the trust
    promo of the new batch to everyone who ever asked
    promotional whatsapp to customers of my sweet shop
    event invites to my list
    announce the new branch to our customers in one shot
    bulk message to donors about the event
    new batch news to former students
    group announcement without making a group
    announcing a new batch to all who enquired
    tell all my regulars about new stock
    sending the festive catalogue to all regulars at the same time
    flash sale alert to my customers
    the tool for festival wishes to clients
    mass invite for our trunk show
    mass message of price drop to dealers
    send the sale message to all buyers who agreed
    matangazo to all my customers at one go
    buy one get one offer to all my regulars
    can u send offers to all customers at one time
    camp dates to all our donors and patients on their phones
    thank you message to all customers on new year
    can it message everybody together about a sale
    offer messages that people can stop with one word
    writing to all customers together instead of one by one
    send promotional messages to my customers
    one text for all my 700 clients
    whatsapp blast to my list
    inform all patients that we moved
    inform all customers about new timings in one go
    mass whatsapp for the gym
    I have to message 2000 customers one by one before every sale
    write to all my old customers at once
    holiday notice to every patient
    health camp news to old patients
    a way to announce things to everybody on whatsapp
    tell everyone about our new collection with one click
    messaging all members of the gym about closing days
    invitations to all our donors
    messages to all my old students at once
    diwali wishes and offers to every customer
    one message to all my contacts
    free checkup camp news to all our patients
    a note to all parents about changed timings
    telling all my students about the new address
    tell 900 members about the new date
    a camp announcement to everyone who came before
    the tool for festival offers`,
  ecommerceBundle: `
    the bot that replies to buyers and the bot that informs the owner, both together
    one bot answering customers and another giving me the news, i want the two of them
    both the customer answering bot and the owner informing one, installed together
    a bot for my buyers along with a bot that keeps me the owner posted
    buyers answered and i get alerts too, both together for my web shop
    the two online shop assistants in one, for customers and for me
    answers to jewellery buyers plus news to the owner when things go wrong
    duo for e-commerce
    shopper bot plus malik bot
    the paired web store bots
    two webshop bots, joint setup
    web seller's two-bot set
    order answers and owner alerts in a single deal
    the clubbed offer for internet sellers, two bots
    customer and owner bots clubbed for my webstore
    the ecommerce jodi, one answers, one reports
    bundle under online shops with both notifiers and replier
    my kurti webstore needs buyers answered and me alerted, take it as your combined set
    instead of buying customer bot and owner bot separately, the clubbed one for our web brand
    for our dry fruit site, parcels answered to buyers and low stock told to me, in one bundle
    one setup fee covering the bot for web shoppers and the bot for the malkin
    i post mitumba orders countrywide, want replies to buyers and alerts to myself as a single pack
    the bundle on the e-commerce page, not only one bot but the pair of them
    the e-commerce bundle
    the shop bots as a pair
    the two bots for web shops in one pack
    customer bot and owner bot together
    one bot for my web buyers and one for me, taken as a set
    ecommerce set with customer and owner bot
    both bots for my online shop
    the twin bots for online sellers
    both online store bots with one setup
    customer bot and alerts as one set
    the whole online store thing, customers and owner side both
    pack of two for my shopify shop
    the set for web stores
    customer bot plus owner bot in a single setup
    the 49999 set for an online shop
    bundle for my webshop
    both sides covered for my shopify store, buyers and boss
    bundle for my insta and web store, buyers and me
    the complete package for an online store
    the combo for e-commerce
    whole pack for an online seller
    both store bots in one deal
    e-com bundle
    customer side and owner side bots together
    both the customer and the owner bot in one deal
    everything for web sellers in one go
    the ecom combo
    the full pack for a web store
    answers to buyers along with alerts to me, as one pack
    the double bot deal for my saree site
    both shop bots together
    the store owner's combo with the two bots
    both of the shop bots
    the two online shop bots as a set
    the full kit for a d2c brand
    the pair for online sellers
    the full e-commerce pack
    the package where the customer bot comes with the owner one
    the online shop bundle with alerts included
    the bundle for internet shops
    online shop combo pack
    pair of bots for my woocommerce shop
    the web shop set with one setup for both
    the two in one offer for online stores
    both bots for my web store`,
  smbBundle: `
    replies, phone, one screen and offers all together for my clinic
    one set that books, picks up calls, shows all and sends offers
    everything for our restaurant: messages, calls, panel and promotions in one
    messages answered, phone picked, bookings on screen and deals sent, as one set
    physio centre's whole lot with calls, bookings, screen and offers
    all four parts for a lodge at once
    whatsapp desk with everything added
    sme combo for physio
    all four for my garage
    bot, calling, panel, offers
    the full sme lot
    clinic set including calls and festival offers
    whole basket for my tuition centre, broadcast too
    chat, phone, screen and promotions for a lodge
    bundle for kinyozi and salons with all extras
    bundle price when voice, dashboard, broadcast join business bot
    our eye hospital wants appointments, calls, a screen for the desk and camp announcements in one deal
    i dont want to pick and add, give my gym the four piece bundle with offers also
    a set for our dhaba where tables get booked, calls answered, managers see it and offers go out
    the 44999 small business bundle, the one which has the broadcast tool inside also
    my beauty academy wants all your smb parts clubbed, booking, calling, overview and bulk offers
    for a vet clinic the whole sme kit, reminders, phone voice, panel and vaccine drive broadcasts
    the sme bundle
    the combo where bot, phone, screen and offers all come
    the pack with bot, calls, screen and broadcast
    bot with voice, dashboard and broadcast all together
    sme full pack
    everything you have for a salon
    the full bundle for my clinic
    everything you have for a dental clinic in one lot
    small business bundle with all parts
    the bundle for salons with voice and everything
    the four in one for small business
    the four part set for my clinic
    bot, calls, screen and mass messages together
    chat bot with calling, dashboard and bulk messages as one
    full sme set for our coaching
    the whole small business set for a hotel
    the entire lot for my guest house
    business bot plus all three extras
    everything for a small business in one bundle
    the all inclusive pack for a gym
    the complete thing for a restaurant, calls and offers too
    the full pack for a local shop with calls and offers
    the small firm bundle
    the bundle for small firms with the broadcast in it
    the complete set for a salon
    whole kit for a coaching: answering, calls, overview, announcements
    bot, voice, dashboard, broadcast for a hotel
    everything for a salon in one
    the combo deal for parlours
    all of the small business items in one
    the one where everything comes together for a parlour
    the bundle of business bot and its add-ons
    the whole pack for our dental clinic
    the complete bundle for my clinic, voice and all
    take all four parts for our lab as a pack
    the sme one with four things
    all add-ons together for our clinic
    small and medium business bundle
    combo of bot and all add ons for a gym
    the complete bundle for my local business
    one pack with booking, phone, panel and broadcast
    full kit for a travel office
    the package with all four things for a small business
    everything in the smb list together
    everything together for a small business
    the pack for local business that has it all
    sme pack
    the full salon package with broadcast in it
    the whole small business set
    the thali for small business, all items
    everything for small business together
    small business package with all four
    the sme combo`,
  starter: `
    shuruwati plan, only assistant
    starter for my kirana
    the 19,999 starter plan
    first rung package
    package with just one assistant
    small plan that hands over to me
    your starting pack for a homeopath
    answering bubble on the site we already run
    chhota package for a one chair salon
    starter, either on whatsapp or on the website
    our school site works since 2018, we lack only an assistant box on it
    i am new to such things, so the smallest pack which answers and books and nothing more
    my developer made the page last year, just fit a chat assistant into it, the lowest plan
    no calls, no screens, only that starter which talks hindi and english
    we test with the starter for two months and then see about growth
    the wordpress page of our lodge stays, we just want a replying widget put inside
    the starter package
    the first step package
    just a chatbot put on the site i already have
    the small plan with one assistant
    your most basic plan
    my site is up since years, only the chat box is missing
    the little plan
    starter for a clinic
    no new website, only a chat assistant on the old one
    starter plan
    the beginner package
    a little answering box in the corner of our present page, that is all
    the first of your three packages
    the smallest plan you have
    site is fine as it is, add just a bot
    the plan for someone who only wants one assistant
    plan for beginners
    my nephew built our page, i only lack a chatbot there
    your smallest package
    the basic pack
    one bot on our running website and no other extras
    the one to begin small
    the entry level plan
    only the chat thing for an existing wordpress site
    the package named starter
    starter pack for a tailor
    we have a good homepage at the clinic, a bot for it and nothing more
    the entry package
    the one assistant plan to begin
    a chat widget for my present wix page, nothing else
    the simplest package
    the plan to begin with
    website exists, chat helper needed, the smallest package
    the lowest of the three plans
    the low plan
    i dont want songs or dashboards, only a bot on my live page
    starter pack for my shop
    your base plan
    our coaching has its site already, just a chatbot to put in
    starting package of yours
    your lowest package and what comes in it
    simple chatbot on my current page only
    the entry level plan for a tiny salon
    the plan with only the assistant
    the smallest package to begin with
    the package for trying with one assistant first
    the small one named starter
    cheapest package
    starter kit plan
    package to start with for a parlour
    the smallest plan
    the plan one rung below growth
    the simple plan that only answers and books
    the small package from the three
    the most basic package you list
    entry plan
    starta package
    the starter`,
  growth: `
    replies, calls and one screen together for a busy clinic
    the package with assistant, phone voice and dashboard
    one plan with whatsapp, website, calls and a screen for crowded counters
    beech wala plan
    busy counter pack
    growth for my polyclinic
    the most popular tier
    growth plan for a lodge
    package number two, where voice is already in
    growth with reminders and follow ups for a salon
    the popular pack covering whatsapp plus our website
    upgrade to business growth from the starter
    growth tier, six thousand nine hundred ninety nine monthly
    our reception has a queue all day, so the package you wrote for busy counters
    i saw three boxes on your page, i mean the one in the centre marked popular
    starter looks too little and enterprise too big for us, so the growth one
    the package in which the assistant, the voice and the dashboard already come, growth maybe
    we are on starter now and want to climb to the next package for our coaching
    whichever of the three packages has most popular on its head, for our diagnostic centre
    growth, is the phone answering in it or extra
    does the busy counter package come with the voice and the screen
    the business growth package
    the plan in between starter and enterprise
    the growth package for my restaurant
    growth plan
    the one marked most popular
    the most bought plan
    the popular package
    the package for a busy counter
    the plan with assistant, voice and dashboard
    the middle package with voice and dashboard
    package with assistant, calls and dashboard in it
    the package with most popular written on it
    business growth
    the growth one
    growth for a busy clinic
    your most popular package
    the bigger of the two fixed plans
    the mid one of your three packages
    the package most people take
    the second package
    the package most shops choose
    which package is most popular
    the plan above starter
    bussiness growth
    the package with the popular mark
    what most of your packages buyers pick, the popular one
    the one between the small and the big plan
    the best selling plan
    the step up from starter
    plan for a busy counter
    business growth plan
    the business growth deal
    the popular plan with calls in it
    the middle package
    the mid plan
    second plan
    number two of your three plans
    the growth option with voice inside
    growth plan for a salon
    the plan that has reminders, voice and the screen
    your bestselling package
    the one for busy shops, growth i think it is called
    growth pakage
    growth pack`,
  enterprise: `
    our factory and three depots each use different software, one setup has to talk to all
    a plant in pune and two godowns, every site has its own system, join them all
    one assistant connected to the software of our mill and both warehouses
    manufacturer with two units and a depot, all on separate software, want one arrangement
    the package that ties a plant and its depots together with their own systems
    bottling plant plus four depots, own erp at each place, one setup for everybody
    our works in ludhiana and our depots don't share software, want something over all of them
    two factories and a warehouse, three different systems, one setup talking to each
    zonal offices on one system
    plan for thirteen petrol pumps
    our county wide clinics
    the big talk-first package
    enterprise for hostel chains
    our sap and nine branches tied together
    microfinance company with sixty field branches
    reply time written in the agreement, large firm
    supermarket group having outlets in five counties
    lab franchise with collection centres in forty towns
    our university has eight constituent colleges and each admission cell should run on one assistant
    we are an nbfc, every branch has its own team and own software to be joined
    the package whose amount is told only after talking, we are a bus company with many depots
    our group owns hospitals in lucknow, kanpur and patna, all must share one setup
    a dairy union with two hundred collection points and its own erp to be connected
    safari lodges of our group in kenya, tanzania and uganda under a single arrangement
    the enterprise package
    we have counters in nine towns and want one system
    one system for our branches in different towns
    we have six branches
    our head office and twelve depots
    our stores in delhi, jaipur and pune connected
    a plan for a chain of schools
    a custom plan since we have many outlets
    a plan for a coaching chain with eight centres
    a plan for a chain of clinics
    a hospital chain with its own hms
    several clinics in different cities under one system
    for a big company with several offices
    a setup for our bank's forty branches
    we have shops in four districts
    seven cafes in three cities
    multi branch salon company
    a big setup for our hotel group
    a hotel group with its own software
    our restaurants in nairobi, mombasa and kisumu together
    a plan for a company with many teams
    enterprise plan
    a plan with agreed response times for a large firm
    all our outlets across the state on one assistant
    several campuses
    the biggest plan
    a package for a chain of restaurants
    we are a hospital group with many departments
    something for a corporate with several departments
    our five labs in five towns
    what do you have for bigger clients
    a school group with fifteen campuses
    a school chain in many cities
    franchise with 20 gyms
    the plan without a fixed amount
    our own hospital software and six branches connected
    several showrooms, one system
    our software has to be connected across all showrooms
    the custom plan with agreed response times
    our group has eleven outlets
    four clinics, three systems, one solution
    our company has offices in nairobi, kampala and dar
    we are a large organisation with several locations
    the custom quoted package
    a dealer network with thirty branches
    something for a chain
    a pharmacy chain with 25 shops
    branch wise assistant for a bank
    three diagnostic centres
    a setup for many teams and branches
    for a big group of schools
    a custom deal for a big firm
    we are a franchise and every outlet needs it
    the plan for organisations with several locations
    none of your packages fits us, what do you do for bigger clients
    a plan for big organisations
    our ngo works from nine field offices
    what do you offer larger customers
    a distributor with depots in every district
    a plant and three depots on one system
    we have 30 branches, what is the price
    large hotel group with eight properties
    for a hospital with four branches
    my requirement is bigger than growth
    a plan for five branches
    something for a chain of clinics
    a solution for a big company`,
  package: `
    your packs
    aapke packages
    combo plans, any
    those three plan boxes
    plans menu
    one package out of the three you show
    plan options from chhota to bada
    whichever monthly pack you people have
    set plans with setup and monthly both
    the packages that can grow into the next
    i dont want to choose items singly, tell me about your ready packages
    our trust will sit on monday, need your plan options on one page
    instead of picking each piece i would like to choose a plan once and be done
    friend told me you keep three ready plans, please list all of them
    we are confused between your packs and want to see them next to one another
    a plan for us, any of those on your services page, we will decide after hearing all
    your packages
    the packages you have
    your ready made plans
    one of your ready packages
    which packages do you have
    a plan of yours
    the fixed packages
    your three plans
    the plans
    packages for a shop
    the different plans you sell
    list of plans
    the three packages
    some ready combo
    all three plans
    package for my business
    your package options
    the plans you offer
    the tiers
    your package list
    whatever packages are there
    plans from small to big
    the combos and plans
    the plan list
    your set packages for business
    the readymade packs
    the levels starter to enterprise
    package details
    the plans on the services page
    some package of yours
    the package deals
    package prices`,
  website: `
    fast loding page
    a light mobile site
    our old site redone
    my own domain and site
    site in two languages
    a website that opens on a cheap phone
    site which google search can find by name
    page that loads even on one bar network
    a webpage whose link looks nice when forwarded
    making of a website from my notes and snaps
    our present site is ten years old and broken, mend it or make a fresh one
    i will give photos and some rough points, you arrange them into a proper site
    before it opens i want to see the draft of the site on my simu
    the last boy kept our domain, now i want a site in my own name
    we have nothing on the internet yet, people search our name and get nothing at all
    a site which i can change myself after you show me how it is done
    a website
    a web site please
    a webpage of our own
    website for me
    a web page
    a site of our own
    some site on the net
    a new website
    I need a site
    webiste
    an internet page
    i need a web page made
    a homepage
    an online page about us
    a place on google where people see us
    a site on the internet
    build me a website
    something on google with our name
    our own address on the web
    a fresh website
    we need to be on the internet
    a working site
    a new site
    a website in hindi and english
    a web presence
    web page
    my name dot com
    a basic site
    something people can open in the browser
    a decent looking site
    tovuti for us
    a proper website
    get us on the net
    just a site
    a site made from scratch
    any website
    site for us`,
  websiteBusiness: `
    menu, hours and map of my eatery found on the phone
    our sweet shop's map, timing and number on the internet
    a few pages where people find the cafe and press whatsapp
    our diner on google maps with menu and hours on own pages
    somewhere online that shows address, opening hours and phone of my mithai shop
    pages with map and a whatsapp button for our juice corner
    page with opd days and map
    website for our dhobi service
    six page firm site
    site for a borewell contractor
    official page of our gurdwara
    site telling sugarcane juice franchise details and phone
    a webpage for our saw mill with whatsapp button
    rates of our pg with photos and location
    our sacco's services and branch phone on a site
    internet page for an auto body workshop with timings
    relatives of patients should find our nursing home's wards, doctors and phone when they search
    my chacha makes iron gates, a small site with his work types, number and map
    parents google our playschool before visiting, so a page with activities, timing and how to reach
    buyers abroad ask for a company link, we export carpets and only need an information site
    our driving school has no page, want fees, car types and a whatsapp button on it
    a few pages for the mortuary van and ambulance service with a number that dials on tap
    a website for my clinic
    when people google my clinic something proper should open
    a website for our housing society
    a simple site with our services and contact
    people ask "do you have a link", want one with our rates and location
    a little site for papa's hardware store with directions and a whatsapp link
    a site for my factory with products and phone
    a web page for my law firm
    a page with our doctors, opd timing and phone
    site for our dental clinic with timings
    a website for my school
    small page for our kirana with timings, a map, and tap to whatsapp
    visiting card on the internet for my firm
    website for an ngo with photos and contact
    a homepage for our restaurant
    site for our transport company with contact
    a website for my coaching with batches and address
    my father runs a sweet shop and i want to gift him a website
    business website
    a page that shows where we are, when we open and what we charge
    a site showing our rooms and phone number
    a site for our school
    an official page for our trust with activities
    a tiny site for an atta chakki, address and whatsapp
    a page for my tyre shop with map
    a page for my restaurant with menu and map
    a web page for the guest house with photos and map
    company page with about us and contact
    a site for our factory
    web page for dad's cycle repair so people find the way
    plain site for ca office
    a website for our old age home
    a site for the hotel without booking engine
    a no frills site for my garage with whatsapp button
    a normal shop website, only information
    just a modest site for our general store
    company website with five pages
    an info site for our nursery school
    website for my husband's law office
    a website for my coaching institute
    a page for the parlour with services and rates, nothing to buy
    a site for my uncle's medical store with map pin and whatsapp
    a site for our marriage hall with photos and rates
    internet page for my salon with a map
    the standard company site
    website for my travel company
    web page for my gym with timings
    only a small site for the provision shop, nobody orders online
    customers cant find us on the map, want a page with address
    a website for our creche
    simple site for a property office
    a site for my safari company showing tours and contact
    small firm website
    few pages for a stationery shop, where we are and how to message us
    a company site for b2b buyers
    a web page for the sacco office
    a site where people find our phone and hours
    I just want our name, timing and phone number on the internet
    the ordinary business site without chat
    mummy's boutique needs a page, location plus whatsapp
    page for our temple trust
    a normal website for my dance school
    a page so people stop calling to ask our address
    our bakery on the web with menu and address
    a page on the internet about our hotel
    website for a corner shop, nothing fancy, google map on it
    site for dental clinic showing treatments
    a website for a ca
    a plain site for the pharmacy
    our restaurant online with the menu, no ordering
    simple information website
    a site for our family dairy so people see rates and come by
    site with our products but no cart
    a site that tells what we do, for a plumbing firm
    a proper website for our hospital
    site showing our services and rates
    an online brochure for our factory
    a simple page for an electrical goods store with a whatsapp contact
    site for a packers and movers company
    an ngo website
    site for the church with service times
    site for our hospital
    a site for an event company
    chhoti dukan ki website, just a small site for my ration shop
    web page for our tuition
    a simple site with a few pages
    one page site for my law office
    a website for our clinic with map and phone
    a normal website for my shop, no selling
    a trust website
    the 12999 website
    a plain company site
    a website for a tour company`,
  websiteChatbot: `
    site with replying assistant
    talking site for our lodge
    webiste, chatbot included
    new webpage with chat bubble
    answering website for a college
    a physio website where visitors can ask and get replies
    real estate site having a chatbot for flat seekers
    page for our sacco with an assistant in it
    website with bot trained on its own pages
    fresh site plus chat helper for our ivf centre
    make our institute a website where a chat box tells hostel fees to visitors at midnight
    tourists open our safari page and leave, the new site should chat with them and note their number
    a clinic website on which somebody artificial tells whether the ent doctor sits on thursdays
    the kind of business website where the assistant is inside and all enquiries collect in a list
    our old page is silent, make another which talks back in hindi to whoever visits
    a new site for our solar firm with a chatbot sitting on it from day one
    a website with a chatbot
    a site that can talk back to visitors
    a website where a bot answers people
    a coaching website with a chat window
    visitors of our page should get replies at night right on the page
    site with a chat assistant for my clinic
    a site with an assistant inside
    company site with the little chat bubble that knows things
    a hotel website with a bot for questions
    a school website with a chat box
    a web page for the hotel with someone virtual answering inside
    website with bot for our coaching
    website plus bot
    a college site that answers admission doubts by chat
    website and chat together
    a hotel site that answers guests
    clinic page which chats with patients
    a page with a chat that tells our rates
    a gym website with a chat helper
    site and chat helper in one, for a gym
    company site with automatic chat
    a homepage that answers visitors by itself
    a site where parents can ask the fees in a chat box
    a website on which visitors can ask and get answers
    website for my hotel with a chat assistant
    homepage with an ai assistant in the corner
    a restaurant site with a chat window
    page plus assistant on it
    the 19999 website
    a site with built in assistant
    a site that replies to questions about rooms
    a business page that doesnt leave visitors without a reply
    website having a chat box
    a business site including a chatbot
    our website to be made new, with an answering bot on it
    a law office page with a bot for first questions
    a website which can also chat with visitors
    a site which replies on its own about timings
    new site with an ai on it
    website having an assistant for patients
    web page having live ai replies
    our society site with a chat for residents
    a simple site and a chat thing inside it
    the website type that comes with the bot
    a school website that answers parents
    a page for the clinic that answers questions of visitors
    a page for the law office that answers first questions by itself
    site with chat inside
    a site with a chatting thing for my tour company
    a clinic website with chat in it
    the dearer business site, with assistant
    a site with a chat assistant built in
    a page that speaks with customers by text
    website plus chatbot
    new site for our academy with an assistant for visitors
    a site where a bot talks to visitors
    the website that answers questions`,
  websitePortfolio: `
    my rangoli pictures online
    nail art gallery page
    portfolio for a choreografer
    website showing my calligraphy
    fashion stylist's work page
    a page about me with a contact form
    my wildlife shots put up on a neat site
    a landscape gardener's finished lawns shown on pages
    architecture student's projects on a personal site
    my braiding styles shown on a page, only pictures
    i restore old havelis and want a few well made pages with before and after snaps
    casting people ask for a link, i need a page with my photos, height and clips
    my wife does warli paintings, nothing for sale, just a place to see them all
    i edit wedding films and would like couples to watch three of them on my own page
    cv, thesis and design works of mine on a handsome little site for job interviews abroad
    a site for a henna artist in zanzibar with photos of her work and a form to write
    a portfolio site for my photos
    somewhere brides can see my mehendi pics
    a page with my photos of weddings
    a page to show my paintings
    my photographs, nicely shown on the web
    website to show my mehndi
    portfolio website for an architect
    a place to send people who ask "show me your work"
    a portfolio for my interior work
    an online gallery of my makeup work
    a page for a sculptor with pictures of works
    a site with pictures of my cakes, not for selling
    a site to show my interiors
    a model's page with her shots
    my drawings on a site
    a neat page where brides see my makeup photos
    my pottery pictures on a neat page, not for sale
    a portfolio page for an actor
    a few pages with photos of my makeup work
    i want directors to see my showreel on my own page
    a website of my architecture work
    a personal website to show my work
    page for a tattoo artist's designs
    makeup artist site with before and after
    site for a designer's projects
    a few pages with my furniture designs for show
    a site to show my tattoo designs
    site with my artwork
    web album of my events decoration
    a small page about me and my work
    website of a filmmaker
    a link with my best work for clients
    website for a dj with clips
    a small page for a freelancer
    a freelance illustrator's page
    a page of my sculptures
    photos of my decoration work on a page, no shop
    showcase page for a fashion designer
    portfolio of my embroidery
    an architect's work pages
    my cv and projects as a site
    my film work on one page
    a page of my designs
    a dancer's page with clips
    a page to show clients my projects
    a neat website where brides can look at my work
    a site where people look at my murals
    site for a wedding decorator with photos
    a site only to show my pictures, no shop
    gallery page of a wedding photographer
    a singer's website
    my architecture drawings on the net
    a place on the net for my drawings
    a page for a makeup artist in mombasa with pictures
    showcase of my interiors
    site for a music band with photos and gigs
    a small site with my best photos
    the 7999 website
    my own page as an actor
    a personal page as a freelancer
    a website for my mehndi designs
    a site for my paintings
    portfolio for an architect
    a site for my youtube channel
    a page to show my dance videos
    a page for a makeup artist's pictures
    website for my photographs
    just a place to show my pictures nicely`,
  websiteShop: `
    pickle site with upi checkout
    catalogue, cart and payment
    net dukaan for bangles
    webshop taking mpesa
    our own cart site
    a site where i put up new kurtis myself
    store site, orders reaching me by mail and whatsapp
    selling honey jars through a page with cart
    a checkout page for our seed packets
    kitenge bags on a site, buyers pay online
    amazon eats thirty percent of every lamp we sell, we want a store site of our own
    customers should pick size, put it in the basket, pay by gpay and we ship
    our women's cooperative weaves baskets and wants a net store where foreigners can pay by card
    my mithai shop would like to take rakhi orders and money through its own web store
    people screenshot my insta earrings and send money by phone, i need a page with cart and payment
    we print tshirts, build us the internet store where designs are added by ourselves and paid online
    an online store
    people pay me on chat now, i want them to check out on a page
    a website where people can buy
    a site on which people buy my candles
    a page where visitors can put things in a basket
    e-commerce website with payment
    a duka online where customers pay
    online store with payment and cart
    a web shop with cart
    a site that takes money for my candles
    I want to sell my pickles on my own site
    a shopping site for our boutique
    get rid of orders by dm, have a real shop page
    a site where customers order and pay
    our sarees in a net shop with payment
    a webshop for my pickles
    build me an internet shop
    a catalogue with buy button
    a store site where people pay
    a store on the internet with my own name
    a web counter that sells day and night
    a site to sell our soaps with checkout
    to sell cakes through a site with online payment
    site where customers choose, pay and order
    online store for my boutique
    web store for our farm produce
    a shopping website
    a site to sell my paintings with payment
    a site with product pages, cart and orders by mail
    a complete shop website with cart
    my own store so that i stop paying flipkart commission
    an online shop for our medical store
    people should be able to buy directly on my page
    an internet shop for our women's group's baskets
    site that sells my course with payment
    sell shoes from a website of mine
    a place where fans order hoodies and pay
    online store with cart for my boutique
    selling courses and pdfs from my own pay page
    a page with products, basket and checkout
    take orders and money on a website
    to start selling on the net from zero
    I would like to start selling my spices online
    an online store for organic vegetables
    a website that takes orders and payment for my boutique
    a site to sell coffee directly to people
    e-shop for spare parts
    a website to sell courses
    website where customers add to cart and pay
    an online medical store with checkout
    a store to sell signed copies
    our own store instead of amazon and flipkart
    web shop for toys
    an internet store for handmade soap
    my pickles, on a page, with pay now
    an e-commerce site for sarees
    a web store for our ngo's handicrafts
    open a shop on the internet
    a shop page with payment for pickles
    a shop website where i add products
    shopping website
    a place on the net to sell merch
    a site where fans buy tshirts
    an online gift shop
    a site where people pay and order
    an online store for pickles
    a web shop with cart and upi
    place where people buy my jewellery online
    an online shop with payment for my candles
    an online shop for my books
    site to sell my shawls
    my own amazon like shop
    a site with products and checkout`,
  customApp: `
    a little software that makes quotations for my shop
    small program that prepares the quotation by itself
    simple software for making estimates for customers
    something small made for us that turns out quotations
    quotaion maker for aluminium windows
    sign-in tool for our surveyors
    crop insurance form reader
    browser tool for gold loans
    mess menu and billing software
    a planner that gives each plumber his jobs
    weighbridge slips photographed, list made in our software
    a program that works out sofa stitching rates
    our boda stage collections counted in an app
    exam duty chart maker built for our college
    my site engineers click the cement challan on their phone and a small app should make rows
    a screen in which the marble size is typed and cutting cost with wastage comes out
    we track three hundred rented chairs and tents on paper, build us a little software for it
    a web tool where teachers log in and type marks and our own style of report card prints
    i have thought of an app for sharing tractors among farmers, make it run in the browser
    our chama keeps contributions and loans in an exercise book, a small web program instead
    custom software for our work
    heaps of challans from suppliers, a page where my boys throw them in and rows come out
    an AI web app made for us
    a software made for our society's accounts
    photos of delivery slips turned into rows
    a tool that reads our invoices
    a tool where my boy enters the room size and out comes the rate
    a tool that reads photos of bills
    software that makes quotations for us
    a screen where staff upload challans and get the numbers out
    an app to allot seats in exams
    a web app for our factory's job cards
    a mini program for our loom orders
    a special program for our factory planning
    the munshi writes bills by hand into the register, a tool to read them
    a program that makes quotations
    a tool where my staff upload bills and it reads them
    duty roster maker for our nurses
    a rate calculator for our print unit
    software to plan deliveries of our dairy
    route planner for six delivery boys
    a tool that makes quotes from sizes
    a small tool to track jobs in our printing press
    an app where staff enter stock in the godown
    a tool which reads supplier bills from a photo and fills a sheet
    an estimate maker for modular kitchens
    software that puts invoices from pdf into excel
    a small program for our tent house bookings and bills
    fee receipts program for our institute
    small software for job cards in a garage
    our own software for hostel rooms
    a tool for hostel fees and rooms
    custom web application
    stock book on the computer for my godown
    software that reads invoices and fills the register
    a document reader for our law office
    a program to work out tent house quotes
    software for one task in our school office
    something built for one peculiar job that no software in the market does
    a calculator that gives the rate from measurements
    I have an idea for an app that runs in the browser
    turn scanned forms into a table
    a program that makes our certificates
    software only for our way of working
    a web tool for matching donors and patients
    result software for school
    seating plan generator for exam halls
    an app for the maintenance requests of our society
    a document reader software
    i have an app idea for sharing school rides
    an app in the browser for our stock register
    a web tool that turns pdfs into excel
    software for our sacco's loan forms
    an app in which we put delivery slips and it makes the list
    upload a receipt, get the amounts filled
    timetable software for our school
    a planner for our delivery vans
    job card software for my workshop
    something that takes scanned purchase bills into our stock list
    a duty planner for guards
    an internal tool for our lab reports
    something that computes the price of a kitchen
    something that calculates the price of curtains from measurements
    a tool that measures material for tailors
    I have an idea for an app for tiffin services
    build my app idea
    an app for my business idea
    our own little software
    a small program for our office that reads pdf forms
    a tool made just for our workflow
    a tool to plan volunteers
    a browser app for our clinic's records
    a registration tool for our marathon
    software that plans our deliveries
    software for one job in our factory
    software for visitor entry at our gate
    a form that works out the cost and prints an offer
    something where my people photograph receipts and get totals
    can you build my app idea and from what price does it begin
    custom made ai tool for one job
    do you people build software like this from an idea
    a tool that reads supplier bills and fills a sheet
    software that takes the figures out of photographed invoices
    an app that reads receipts for us
    a quote maker for our sales people
    a screen for our workshop that keeps job cards
    software that reads invoices
    software for my hostel
    an inventory program for my godown
    an erp for our small factory
    a custom web tool for my office
    a program just for us`,
  websiteBundle: `
    site plus the same assistant on it and on whatsapp
    a yoga studio page and one helper in both places, single person to call
    one deal with our website, chat on it and whatsapp replies
    the site and a chatbot that works there and on whatsapp, all from one hand
    website for my dance school with its assistant on page and whatsapp together
    the combined thing where site and both chats are planned together for our clinic
    site plus whatsapp bot bundle
    website bundle for our lodge
    one person for web and bot
    the 44,999 web bundle
    site and bots, one project
    business website clubbed with assistant on both channels
    the website set where whatsapp bot also comes
    bundle of page, page bot and whatsapp bot
    whole web combo for a hospital, bot everywhere
    website bundle, one person to ring for all
    our resort needs a new site and the same chatbot on it and on whatsapp, planned together
    not the site alone and not the bot alone, the bundle in your website list
    for the coaching we want pages, a bot there, and the bot on whatsapp as a single job
    one bill for making the website and for the assistant that talks on it and on whatsapp
    i dont want two vendors, the bundle which has business site and whatsapp chatbot both
    a dental college wants its website made along with a bot for page and whatsapp, as one bundle
    the website bundle
    the site bundle
    site, bot on site and bot on whatsapp, all in one order
    website bundle with bot on whatsapp and site
    site and assistant together, one set
    the website with everything, bot too
    the web bundle
    business website plus bot on whatsapp and page as one pack
    website and assistant planned as one
    the bundle of web and bot
    website along with whatsapp assistant, planned together
    pack of site and assistant for my hotel
    the bundle with website and bot on whatsapp
    website and whatsapp bot in one set
    the complete web pack, page and chatbot both on whatsapp too
    the website set for 44,999
    the bundle with website and chatbot on whatsapp
    web and whatsapp both in a single pack
    the top website pack
    full website bundle for our clinic
    site and app and bot in one pack
    site with assistant everywhere as one bundle
    the combined deal of site and bot
    bundle for websites
    website with everything together
    the website combo
    site and assistant done as one project
    bundle from the websites list
    one deal covering a site and a whatsapp bot
    a new site and an assistant that works on both site and whatsapp
    the web package with the assistant included everywhere
    website set with the bot on two channels
    all in one website deal
    both a site and a whatsapp assistant as a bundle
    the big website offer
    the bundle for a site
    website and bot together as the 44999 thing
    the full website pack`,
  agent: `
    draft quotations from dealers' messages which i check and send
    something that writes the quote for bolts and waits for my ok
    flats picked from my list, contact opened and visit booked after my yes
    agent for freight booking mails
    virtual munim for tally lookups
    software babu for purchase mails
    inbox clerk that asks first
    a draft-writing back office agent
    somebody digital to match payments with tally entries
    an agent that fills customs papers from mails
    reads the rfq, opens our rate sheet, drafts the offer
    it proposes the next step and i tap haan
    copy mail figures into our google sheet, hands free
    a buyer mails for a 3 bhk, it searches our list, drafts the reply and i only approve
    our export girl spends mornings typing supplier invoices into tally, give that step to an ai agent
    an ai clerk that sorts the mails into claims, renewals and complaints and prepares each answer
    when a tour operator writes, it should check our calendar, hold the rooms and draft the confirmation
    something which carries out the boring desk step in zoho books but never pays without asking me
    for our clearing and forwarding office, an agent that picks container numbers from mails and updates the sheet
    a gpt agent
    somebody virtual to clear my inbox each morning
    an ai that looks in our stock sheet and replies to the dealer
    an AI agent that does office work
    an assistant that turns a customer's mail into a draft offer
    something that checks our own software and answers the customer
    an agent that sorts my emails
    an ai that looks up flats in our list and drafts the reply
    an agent that finds the rate in tally and writes back
    something that prepares quotes from customer messages
    a robot clerk who does the step and asks before sending
    an ai that looks up the booking and sends the reply
    an agent that works in our tools
    replies to supplier mails drafted for me to approve
    an agent that reads mails and does the next step
    AI employee that carries out steps
    an ai which checks the calendar, writes the mail and books the visit
    an ai that opens our list, finds the part and makes the offer
    an agent that sorts our mails
    an ai that works inside tally and google sheets
    gpt agent for a property office
    an agent that enters bills into our sheet
    take the enquiry, look up the rate, prepare the answer, all by itself
    an agent for supplier mails
    automatic sorting of enquiries
    an office boy made of software
    an ai which fetches the invoice and sends it
    GPT agents
    an ai that follows steps in our tools with me tapping yes
    an ai clerk who asks before sending
    an ai that prepares quotes for events
    an ai that drafts answers to office mails and waits for my ok
    an assistant that works in google sheets for me
    something that reads rfq mails and drafts offers
    an agent that writes tender replies from our old ones
    something that looks up the due amount in our system and tells the client
    an ai that reads the bills in our mail and fills the sheet
    the thing that acts, not only talks
    an agent that prepares quotations
    reads purchase invoices, pdf or photo, and enters them
    agent for our travel desk that prepares itineraries from mails
    an ai to do data entry from mails
    an agent that does the quote and asks me before sending
    ai staff for back office
    an agent that sorts incoming requests
    a helper that types supplier bills into a sheet
    an ai that goes through the mailbox and files each mail
    a worker made of ai for our office
    a helper that sorts supplier mails
    drafts of quotations from rfq mails so that my man only checks
    an agent for our travel company's booking mails
    prepares draft quotations from enquiries
    repetitive computer steps done by an ai
    an ai that does back office steps
    something that reads our mails and prepares the answers
    one boring desk task handed to ai
    one that searches our records and drafts the answer
    a digital worker for the office
    an ai that can use our google workspace
    an agent who handles the purchase mails of our factory
    automate office steps like checking, copying and replying
    purchase requests by mail handled automatically
    something that takes action in our tools
    moves data between our mail and our list
    a self working assistant that carries out tasks in our programs
    sort enquiries and answer routine mails
    an ai that reads mails and prepares quotes
    an agent that files admission forms
    automation of invoices in my firm
    an ai worker for one office job
    something that does paperwork by itself
    something to filter enquiries and fix site visits for me
    an assistant that sorts 60 enquiries a day and books the visits`,
  trained: `
    rulebook answering chat
    bot knowing our bylaws pdf
    chatbot fed on tarrif circulars
    file-reading doubt solver
    our spare part book, chattable
    a bot which shows page number with each answer
    gst circulars loaded in, staff asks, it answers
    sacco members ask the bylaws instead of the secretary
    chat that knows only our own insurance wordings
    answers picked from our tractor manuals for field mechanics
    nurses on night duty want to ask the ward protocol file and see where it is written
    our library of soil reports is huge, an assistant should read it and answer out of that alone
    boys at the service centre phone me for torque values, these are all in the manual pdf
    load my forty ayurveda lectures as text and let patients get replies strictly from those
    the hr policy runs ninety pages in our mill and nobody reads, a chatbot made from it
    upload tender conditions, ask in plain english, and it says which clause it stands on
    a chatbot trained on our documents
    staff keep asking hr about leave rules, the handbook should answer
    a bot that knows our society bye laws
    a bot that answers from our manuals
    a talking manual for our machines
    a bot that sticks to my own blog posts and makes nothing up
    a bot for our product booklets
    students clear their doubts with a bot fed with our notes
    something that has our 400 page code book in its head
    an assistant that has read our 300 page manual
    doubt solving bot from our notes
    an assistant for our law chamber that replies only out of our own notes
    give it our pdfs and it replies with the page number
    a chatbot that answers staff from our sop
    a bot where pupils ask doubts from our material
    new joiners should ask the bot not me, from our sop files
    answers from our policy papers with the page
    a chat for my tax practice that says i dont know rather than guessing
    staff should be able to ask questions to our policy files
    our notes turned into a tutor that clears doubts
    a bot fed with our course notes
    a bot that knows our 500 page catalogue
    a search that reads the circulars and replies in plain words
    only what stands in my articles, no made up answers, a bot like that for my skin clinic
    a bot taught on our price list of 700 parts
    an assistant that reads our pdfs and tells the page
    a bot fed on our price lists and spec sheets
    something that finds answers in our pdfs
    trained chatbot
    an hr helper that speaks strictly from our rule files
    students type a doubt and get it from our own modules
    a bot for engineers who ask the machine manual
    a chatbot that answers doubts from our notes
    our dealers dig through the catalogue for part numbers, want a bot for it
    chatbot from our files
    bot for my ca office quoting only the circulars i give it
    a bot for internal company documents
    a bot that is an expert on our tender documents
    staff questions on leave rules answered from the handbook
    answers from our prospectus pdf
    chat with our rule book
    i am a doctor with 80 articles, readers ask the same, a bot replying from these alone
    bot that answers law students from our notes
    an ai that answers questions out of our course notes
    lawyers want to ask things to our case files
    a chatbot on our own data
    a bot that knows our machine manuals
    a helper for advocates that uses just our judgments folder
    our service engineers ask the machine guide from site
    a helper who has read all our circulars
    answers from our 300 page catalogue
    an assistant which has studied our syllabus books
    a document bot for our company
    no hallucinations, only our papers, a chatbot for the compliance desk
    reads our pdf price lists and replies to dealers
    a bot that answers out of our constitution and bylaws
    questions to our catalogue answered
    a chatbot taught from our own material
    ask the file instead of reading it
    something that keeps to my written material and never invents
    a bot trained on our research papers
    something that answers donors from our reports
    the knowledge of our senior kept in documents, answered by chat
    something for new staff that answers from training files
    a bot that answers students from our material
    a bot for a dietician which uses only my own guides
    answers drawn only from our own papers
    bot which tells where in the file it stands
    an assistant that knows our course books
    something that quotes our warranty booklet
    an ai that learnt our brochures
    a careful chatbot for our insurance office, facts from our own pages only
    teach a bot with our notes and question papers
    a question answering thing on our insurance policies
    students should ask doubts from our own books
    a helper on our site that has read all our brochures
    a chat which names the document it used
    answers strictly limited to the files i upload, for my consultancy
    something dealers can ask about specs
    bot that has read all our files
    a chatbot that knows our product manuals
    a bot trained on our hospital manual
    our staff handbook as a chatbot
    an assistant for patients reading only leaflets i have approved
    upload our documents and ask questions
    chatbot that learns from our own data
    a bot that quotes the page of our handbook
    we have a thick policy manual, can staff just ask questions to it
    a bot that answers from our pdfs
    something that knows all our manuals
    an assistant fed with our catalogues
    a bot for our company policies
    a chatbot that read our documents
    something that reads my own files and tells the answer with the page number
    a bot that answers from our policy PDFs and says on which page
    something which reads my files and tells the page number
    a bot that finds the answer in our files and names the page`,
  multichannel: `
    insta and wa, common assistant
    one replier, every app
    messenger plus whatsapp plus site
    dms everywhere, one brain
    telegram also, same assistant
    bridal boutique gets asked on insta, facebook and wa, one answerer
    i answer all apps from one place
    assistant that carries the talk from instagram to whatsapp
    a single bot for the salon's fb page and insta
    our safari guests write on messenger, insta and site
    girl asked on insta yesterday, whatsapp today, recall her
    cake studio orders stuck in fb page, dm and website chat, need one assistant over all
    my staff holds three phones for three apps, better a common assistant that answers everywhere
    facebook comments, insta dms, whatsapp queries, same assistant for gym
    for our band, gig enquiries arrive on insta, messenger and the web page, a joint replier please
    a travel desk is asked on every social app, one memory should hold what each traveller said
    one that remembers the person on instagram and whatsapp
    when somebody changes from one app to the other it should know him
    one assistant for whatsapp, instagram and the website
    people write on four apps and i want one brain for all
    one window for insta, whatsapp and web queries of my jewellery shop
    one place for insta dms, whatsapp and the site chat
    a bot on all our social media
    insta dm, messenger and site chat answered by the same thing
    one assistant for all apps my customers write on
    i am losing my mind between ig dms, whatsapp and the site, one answerer for the lot
    answer dms on instagram and facebook and whatsapp together
    one bot instead of three inboxes
    a bot for dms and whatsapp and website together
    one assistant on insta dm and whatsapp
    half my orders sit in instagram, half in whatsapp, rest on the page, all handled together
    my buyers dm on insta, i cant keep up, a bot there
    all our messages from facebook, insta and whatsapp in one place
    answers on facebook, whatsapp and our page alike
    auto answers under our facebook page and on whatsapp
    three apps open whole day and my head is bursting, a single replier for them
    one inbox for every channel
    multichannel assistant
    whichever app they use the same assistant replies
    a bot that replies on instagram and on our page
    going crazy jumping from app to app, want it all answered from one spot
    the same bot on every channel
    a bot for facebook page messages
    same bot on messenger, whatsapp and the website
    an auto reply in insta dms
    messages from ig and wa and our web page replied in one go
    telegram and whatsapp and site under one assistant
    one ai for insta and whatsapp of my boutique
    a bot for instagram messages
    the one memory for all channels thing
    a combined answerer for whatsapp plus insta plus webpage for our cake studio
    insta dms and whatsapp answered together
    reply to instagram comments and messages plus whatsapp
    fans dm me hundreds of times, a replier for insta
    a single assistant for social media and the site
    my thumb hurts from switching apps, a common replier for insta and whatsapp
    customers come from facebook, instagram, whatsapp and the website and I want one bot
    omnichannel bot
    one bot everywhere for our hotel
    the same assistant on insta and whatsapp
    queries drop in from everywhere, facebook too, and i miss half, one assistant for all
    somebody who answers on ig, fb and wa
    replies on all platforms from one assistant
    facebook messenger bot for our ngo
    instagram replies for our lounge in nairobi
    this is driving me nuts, 5 inboxes and one me, something that covers all of them
    messages from everywhere answered by one
    one that answers my followers on instagram
    all our socials with one replying assistant
    a bot for our facebook page and our whatsapp
    insta people, whatsapp people, website people, single desk with auto answers
    insta bot for a creator
    a bot that knows the person who wrote on insta when he comes to whatsapp
    social media assistant for a bakery
    my instagram and whatsapp inbox handled together
    my florist shop gets asked on every app, want one thing replying on each
    messages from every app in one assistant
    a common inbox with replies for ig, fb and wa
    the same bot in all our chats
    dm helper for my makeup page
    cannot keep up with dm here and whatsapp there, want it under one roof
    an assistant that remembers the customer on each app
    a boutique assistant for insta, whatsapp and site
    one assistant wherever customers write
    dm answering for our brand on all apps
    unified chat replies for a gym on instagram, wa and site
    one bot for all the apps people write to us on
    auto reply in messenger
    one bot on insta, whatsapp and the site
    a bot for insta and the site both
    instagram chatbot
    the same assistant on facebook and whatsapp
    a reply bot for facebook and insta
    a bot for my followers' dms
    an instagram dm bot
    a bot for all my channels
    answers to fans in dms
    social media inbox bot
    one assistant everywhere
    answering insta dms as well as whatsapp`,
  avatar: `
    talking mascot on screen
    ai newsreader for our channel
    digital air hostess style guide
    virtual sari clad host
    lip moving assistant
    a face on the bank's queue screen that speaks
    digital pandit who explains rituals on a screen
    a video person reading our safety rules aloud
    kiosk lady for our county office, speaking and listening
    an animated doctor face explaining diet on clinic tv
    i am camera shy, want an artificial presenter to read my scripts for product films
    at the trade fair our stall should have a human looking figure on screen who chats aloud
    our showroom tv lies idle, put a virtual salesgirl there who talks about the tiles
    temple museum wants an old sage on the display who answers children with his own voice
    make my double, same face same voice, so that training clips need no shooting
    villagers cannot read the kiosk, so a face on it should listen and speak back
    an avatar with a face
    a face on the tv at our entrance that talks
    a talking person on our lobby screen
    a talking avatar for the reception screen
    ai anchor reading our news
    an ai face for my videos
    a digital person who speaks to visitors
    a video version of me that speaks my text
    a digital host for the mall
    an ai presenter for my channel
    a talking head for our training clips
    a speaking face for our showroom
    a talking face for the hotel lobby
    someone on the kiosk who welcomes people and speaks
    an ai woman who explains on the screen
    a virtual human for our showroom
    a cartoon teacher who talks to kids on a screen
    an avatar for our museum
    AI presenter with a face
    an ai lady for the mall help desk screen
    a virtual anchor for my news page
    avatars and voice
    a lifelike presenter for product videos
    a digital receptionist on a tablet
    a virtual host on a screen in our showroom
    a clone of my face and voice for my channel
    a video presenter made with ai
    a digital teacher with a face and a voice
    a digital guide on the museum screen
    a face that talks to visitors at the gate
    a digital double that reads my scripts
    i dont want to stand before the camera, an ai person should
    an ai teacher who speaks on video
    a face that greets visitors on a screen
    a virtual receptionist with a face
    a digital me for videos
    a virtual anchor for videos
    speaking figure for our stall at the fair
    a talking avatar for hospital kiosk
    a speaking character at our entrance
    an on screen human who answers questions aloud
    an avatar that answers aloud
    a talking teacher on screen
    video host made by ai
    a virtual guide on the screen for our temple
    the one with face and voice
    digital newsreader for our local channel
    an ai speaker with a human face
    a lady on the screen who greets visitors
    the assistant with lips that move
    my face as ai avatar
    a virtual spokesperson for the brand
    a talking face for reception
    an ai face for the bank lobby
    a digital person at the showroom
    a hologram like host for the showroom
    an ai presenter with a face`,
  crm: `
    zoho fed without typing
    99acres leads into salesforce
    freshsales joined with web form
    auto contact entry in odoo
    leads graded inside hubspot
    housing portal leeds drop into our crm
    our old crm linked with the chat
    form queries filled in our own crm fields
    admission office leads pushed to leadsquared by temperature
    interested buyers saved in zoho, serious ones first
    telecallers write leads on paper and forget, each enquiry should enter the crm by itself
    leads from facebook ads reach us by excel after two days, want them in bitrix the same minute
    insurance enquiries come from site, mail and wa, put them named and scored into our salesforce
    car dealership with eleven sales boys, test drive requests should become contacts in our crm unaided
    the hospital has its own lead software, join the website form and whatsapp with its fields
    my intern only copies names from mail to hubspot whole day, link the two please
    leads from form, mail and whatsapp sorted and put in the crm
    form, mail and whatsapp enquiries named and ranked in our system
    put leads straight into our crm
    sales boys forget to put leads in zoho, want it done by itself
    leads of magicbricks, our site and whatsapp all in zoho, hot ones on top
    enquiries from insta, site and mail straight into zoho
    enquiries into salesforce
    the name and number of each enquiry in hubspot without typing
    leads from everywhere into our hubspot
    people ask by form, by mail and on facebook, should sit in hubspot with a score
    crm integration
    link between our enquiry form and pipedrive
    each new enquiry saved in salesforce
    enquiries should land in zoho automatically
    sorting of enquiries by how serious they are, inside our zoho
    website form filling straight into our customer system
    our facebook leads into bitrix
    leads from our website form landing in hubspot by themselves
    no more copy pasting leads from whatsapp into salesforce
    queries from justdial and the webpage sent to hubspot, best first
    whatsapp enquiries entered in our crm by itself
    donor contacts into zoho
    our chats joined with the crm
    names and numbers from the form into freshsales
    an automatic feed of every query into hubspot with hot warm cold
    connect the contact form with our crm
    each person who asks should become a contact in our sales software
    all enquiries from three places landing in one crm
    no more typing of contacts into hubspot
    my three agents fight over who asked first, all queries into zoho in order of urgency
    zoho linked with the site
    new patients from chat into our clinic software
    get site enquiries into hubspot by themselves
    enquiries dropping on their own into the list the sales team uses
    a pipe from our forms, chat and mail to the crm with points per lead
    contacts from the website into leadsquared
    no more typing of form enquiries into our crm
    bitrix and our forms connected
    joining our crm with whatsapp
    student queries from ads, site and whatsapp into leadsquared, strong ones marked
    no more typing leads into zoho
    facebook lead forms into our crm
    stop typing enquiries into zoho
    new leads entered in our customer database by themselves
    real estate office, leads come from six portals, collect and grade them in our crm
    a bridge between inbox and crm
    automatic entry of leads into our sales system
    connect our chat to our sales software
    leads saved in our system the moment they write
    hubspot filled from site and insta by its own, with priority
    admission enquiries into our crm
    dealers' enquiries straight into our crm
    the crm hookup
    property enquiries straight to the crm
    zoho should show which buyer is ready and which only looks, from all our sources
    our clinic uses hubspot, the form should go there on its own
    get rid of the girl typing contacts into the crm
    link with the crm we use
    link forms and whatsapp with the crm
    walk ins, web forms and wa queries in one hubspot list, ranked
    patient enquiries into our clinic software
    leads that enter themselves in pipedrive
    my sales team forgets to enter enquiries into zoho
    property leads entered and ranked in our crm
    solar installer here, leads from ads and from site into zoho crm, sorted hot to cold
    connect indiamart enquiries with our crm
    admission leads into our crm
    integrate with our existing crm
    customer data from forms into our own crm fields
    scoring of our enquiries plus putting them in salesforce
    link the bot to our customer list software
    syncing of new contacts with hubspot
    receptionist copies every website lead into the crm by hand, that must stop
    auto entry of leads into leadsquared
    enquiries from the chat should go into our system
    our hospital software should get the chat bookings
    enquiries written into hubspot by themselves
    our leads in zoho automatically
    a link between site and crm`,
  song: `
    gaana of my choice
    a slow romantic song
    peppy punjabi number
    soft lofi track
    a qawwali style song
    one full song from a voice note
    a sad song in simple hindi
    bongo flavour song on any nice theme
    a song about rain and chai
    gospel sounding track made fresh
    i only have a thought and a mood in mind, a complete song should come of it
    never made music before, i tell you the feeling and you give me a song
    some folk type song with flute and dhol, about our hills and rivers
    a song that i can listen in the car, new, not a copy of any film one
    just a three minute track, female voice, english with a bit of hindi in it
    a song about friendship, words and music both by you, after hearing my rough idea
    a song
    one song please
    a track
    a song made by you
    some music
    a nice song
    one song
    music made to order
    make a song for me
    some song
    something musical
    a hindi song
    a full song
    a song for me
    a song made from my idea
    a tune with singing
    a melody of some kind
    a short song
    wimbo for us
    a song from an idea of mine
    one nice track
    audio song
    a proper song with singing
    a new song
    some tune
    song making
    an original song
    a new song made
    a music piece
    to have a song produced
    a custom song
    a song in hindi
    a tune`,
  eventSong: `
    tilak ceremony song
    song for nani's 75th
    haldi function track
    kitchen party song, zambian style
    mundan song with baby's name
    a vidaai song naming both villages
    fairwell song for our dsp sahab
    song for our sacco's silver jubilee party
    ganpati mandal anniversary number
    dowry ceremony song naming both clans
    my best friend marries in nakuru and we bridesmaids want to enter on a song with her name
    colonel uncle hangs his uniform this month, a song of his postings for that evening
    chachi and chacha complete twenty five years, song with how they eloped on a scooter
    our hostel warden retires in may, boys want a funny number with his famous lines
    the dealer meet is in goa, launch of our new pump needs a song on stage
    my twin girls turn five, a birthday tune calling both names and their puppy
    a wedding song
    something to dance in on at our reception
    a goodbye song for our headmistress, her name in it
    a birthday song for my mother
    a gift for papa's 70th that can be sung
    a song for my mother in law who stops working after 35 years
    sangeet song with both names
    bride's entry track with our names
    a goodbye song for a teammate with everybody's names
    a lullaby with my baby's name
    a number for the bidaai
    a song for my sister's wedding with names
    a song for our anniversary
    a goodbye song for our boss
    a birthday song for my little boy
    farewell song for a colleague
    a birthday tune with my son's name in it
    a song for my parents' fiftieth anniversary
    a song with names of the couple
    anniversary surprise for amma and appa, sung
    a send off song for our manager
    a song for our hotel's tenth anniversary
    a harusi song with both families
    a song for the office farewell party
    music for the product launch
    naming ceremony song
    a song with the names of all my friends
    a farewell song for the principal
    a song for our house warming
    a retirement song for our bank colleague
    a surprise song for my husband's 40th
    reunion song for the batch of 98
    a naming day song for my niece
    an anthem for our fest
    opening day song for our new restaurant
    a funny song for my brother's sangeet
    song for my sister's sangeet
    a track for our annual function with the company name
    a song for our baby shower
    a retirement song for our teacher
    engagement song telling how we met
    a song for the school farewell of class 12
    a personal song for my grandparents' golden jubilee
    graduation song for my sister
    a bride and groom song with their story
    a launch song for our showroom
    a ruracio song
    a surprise song for my grandmother's 80th
    a song with my parents' names and story in it
    godh bharai music
    an inauguration song for our clinic
    a theme song for the marathon
    roast style funny song for a friend's 30th
    a song for a colleague who is leaving
    a surprise song for an anniversary
    a proposal track to sing to my girlfriend
    a song for our college reunion
    a song for my daughter's first birthday
    our mehndi night song
    a song for my husband's birthday with our jokes in it
    music with our love story for the reception
    silver jubilee song for the school
    a teacher's day song with her name
    a welcome song for guests
    a song to play at grandma's party with all the grandchildren's names
    a song for our engagement party
    a farewell tune with inside jokes
    welcome number for the chief guest
    a song for our golden wedding
    a launch song for the product
    a song for papa's retirement
    a surprise song for my wife with our story
    a birthday song with mummy's name
    song for the sangeet
    a farewell song for our principal
    music for my daughter's first birthday
    a school annual day song
    a two minute anniversary song`,
  jingle: `
    sung tagline for our ghee
    rickshaw mike ad tune
    matatu radio ad ditty
    sonic logo for an app
    tune naming my paint shop
    ten seconds singing our coaching's name
    ad music for the polls, party symbol inside
    catchy line for a washing powder brand
    little tune before our podcast begins
    on hold music saying our clinic's name
    kids in the mohalla should sing our kulfi brand's name after hearing it twice
    we booked slots on red fm and have nothing to play, need a sung advertisement for our furniture
    our milk van goes round at dawn, a small recognisable tune with the dairy name for it
    a twenty second tune, one version with voice and one without, for our cement brand's ads
    the agrovet advertises on citizen radio, needs a swahili catchy bit with our name and town
    our youtube cooking show needs a bright seven second opening tune with the show's name sung
    a jingle for my shop
    something that stays in people's ears about my shop
    a short tune for my tyre shop
    an advertising tune
    a tiny musical bit with our phone number
    a sung line with our shop's name
    a short melody for our brand
    a sung slogan
    twenty seconds of ad music
    radio spot music
    an fm spot for our sale
    a tune for the sweets brand
    a tune for our restaurant's radio spot
    eight seconds of music with the brand name
    a catchy bit for a radio advertisement
    short ad music for my sweet shop
    a ditty for the auto with loudspeaker
    a jingle for our hotel
    a catchy tune with our shop name
    our slogan with a tune
    music with our phone number in it
    jingle
    the sound at the end of our ads
    a jingle for the school admissions ad
    fifteen seconds of music for my reel
    a little tune for my dairy brand
    opening tune for my show
    ten seconds of music for my show
    a radio ad sung for our clinic
    a tiny song for our brand
    a ten second ad song for the bakery
    start music for our podcast
    a tune played on the delivery van
    a sound people remember our cafe by
    short branding music
    a sound for our logo
    a musical logo for the brand
    tune for the loudspeaker van
    ad song for my clinic
    an ad tune for our coaching
    ringtone like tune for our company
    a sung advert for our sale
    something people hum after hearing it on radio
    ad song for a paint dealer
    an election jingle
    thirty seconds of music for local radio
    catchy thing for kiss fm in nairobi about our hardware
    brand tune for a tea company
    a short sound logo for my videos
    earworm for our biscuits
    a jingle in hindi for fm radio
    hospital radio ad
    a signature sound for my channel
    a tune so that people remember my bakery
    call waiting tune with the company's name
    a short song for our advertisement
    a musical tag line
    music for our shop's ad on radio
    something short and sung for a cinema ad
    an intro tune for my channel
    an ad tune for my sweet shop
    a short catchy bit for insta
    a radio spot with music
    a catchy tune for our brand
    hold music with our name
    podcast intro music
    15 second ad music`,
  lyrics: `
    dhun for my own dohas
    my tarana, needs music
    music under my english rap
    my written aarti, composed
    sung version of my shairi
    geet i wrote, any tune you like
    karaoke version of my own lyrics too
    my hand written qasida put to melody
    bhangra beat for lines i have penned
    choir hymn text is mine, melody is missing
    in the army i wrote songs in a diary, words only, somebody should compose them
    my daughter wrote eight lines on our dog and we want to hear her words sung
    lyrics are finished in chhattisgarhi, i want slow tempo music and a female voice on them
    my late mother's loris are on paper, please give those words a melody and voice
    i wrote our village school's prayer, text is ready, only a tune has to be made
    my pen writes mashairi but my mouth cannot sing, music for these lines of mine
    set my poem to music
    my own verses, sung
    the music for words i have written
    I have written lyrics and want a song
    tune and singing for a few poems i have penned
    i have the words, only the music is missing
    i wrote the words, the music is not there
    turn my ghazal into a song
    i wrote something for my wife and want it sung
    five poems of mine made into songs
    music for my ready lyrics
    nazm with music
    a hymn i wrote, with music
    a tune for my ready poem
    my grandmother wrote verses, somebody to give them a melody
    tune for the words i wrote
    words are mine, tune from you
    my poem sung with music
    music for my own words
    a composer for the lines i already have
    sher i wrote in college made into a track
    only the music, the text is mine
    a few of my late mother's poems set to music
    my bhajan text composed
    a whole set of my poems as a little album
    a song from lyrics i already have
    my uncle's shayari as a song for his birthday
    rap lines i wrote, with a beat
    composition for my ghazal
    i wrote lines for our school and they need a tune
    lyric to music
    my mashairi with music
    my own rap text with a beat
    make a melody for the verses I wrote
    kavita of mine with singing and instruments
    melody for a poem of my daughter
    a tune for the prayer i wrote
    verses from an old diary as songs
    someone to compose for what i penned
    poet here with a printed collection, want some of it sung
    my mother's poem set to music
    compose for my shayari
    giving my old notebook lines a tune
    music for a poem in marathi i wrote
    two ghazals and one nazm by me, composed
    my grandfather's diary poems with a tune for his anniversary
    my english sonnets sung
    my written verses turned to a song
    my poems made into songs
    verses for my daughter are ready, melody and voice needed
    lyrics on paper to a finished track
    melody for my wedding vows
    music on my fathers poems
    i pen songs but cant play anything, need the music part
    my retired father scribbles poetry, six pieces of it turned into songs
    my bhajan words with a tune
    my diary verses in music
    music put under my lines
    a song out of my written lines
    someone that can put my rhymes to guitar
    composing for my lyrics
    a naat that i wrote, sung and recorded
    my lyrics recorded with singing
    my late father's verses as music
    the text of my love poem as something one can listen to
    turn the words in my phone into a song
    a tune to the words of my late uncle
    sing the words that I wrote
    verses my father wrote, composed
    composing for a bunch of poems from my first book
    music under my own text
    my poem as a song
    my friend's lyrics as a real song
    a ghazal of mine sung
    hindi poems composed as songs
    music for my sonnet
    my own lyrics with a tune`,
  multiFormat: `
    our song, shorts and fm cuts
    full, sixty, thirty, fifteen seconds
    stems plus reel cut
    status length and full length
    campaign song, all sizes
    film cut and radio cut of the same number
    our ngo anthem sized for tv, reels and radio
    one composition delivered for every platform separately
    voice track apart, music track apart, plus short cuts
    our brand song recut for youtube bumper and fm
    our ad agency has one tune and five media, each wants another length of the same song
    the launch track is four minutes, but insta, radio and cinema all want their own cut
    for the election we need one song as a mike version, a reel version and a radio version
    the same theme music should run in the documentary, in shorts and on community radio
    give us the music alone, the voice alone, and the song trimmed for status and film
    our tourism board song goes on hoardings' video, reels and radio, so cut it for each
    one song cut for reels, film and radio
    our song for insta and the very same one for an fm spot
    a reel cut of our song
    different versions of a song
    one song in thirty seconds, one minute and the whole
    a 30 second version of our song for reels
    one song cut for reels and also for radio
    same music for the film, the shorts and the radio
    our song shortened for radio and insta
    the ad song cut for reels and radio
    our anthem trimmed for every platform
    the long and the short version of one song
    short cuts of our song for reels
    song in all shapes, tv, insta, radio
    a song with a reel cut and a film cut
    the same tune in a short reel version and a long one
    the full track plus the small cuts of it
    versions of our anthem for reels and video
    multi-format music
    one composition used everywhere in different sizes
    short radio cut of the song we have
    reel cut and full song
    reel size, youtube size and radio size of the same tune
    one song in three lengths
    my song in different lengths for reel, film and radio
    a song pack for all media
    voice and music separate, and a reel version
    my song in many lengths
    several edits of one song
    our jingle in film, reel and radio size
    the song in several lengths
    a song with short and long versions
    a song cut to 15, 30 and 60 seconds
    a radio spot and a reel from one song
    the multi format one from the music list
    different lengths of our theme tune
    theme music for my podcast and reels
    tune for our campaign in many cuts
    the song trimmed for status and reels
    one song for reel, film and radio
    the same theme for podcast, reel and ad film
    all the cuts of one song
    the same jingle for instagram and for fm
    a 15, a 30 and a 60 second version of our brand song
    music for film, reels and radio from one piece
    one tune for shorts, video and radio
    music delivered for video, radio and stories alike
    one track recut for each place we post
    the all formats music
    reels cut from my music`,
  bookVideo: `
    trailer for my horror novel
    booktuber style review film
    upright video of my book
    my cover page, animated
    ninety second film on my anthology
    insta flim for my guide on farming, the book
    a small movie that shows my novel's world
    clip with a line from my book read aloud
    wide and upright film for my cookery book
    promo picture film for our hospital stories book
    my publisher posts only the cover and nobody clicks, so a short trailer of the story
    world book fair is in february, i want a film of my novel for the stall screen
    a video which asks one question from my thriller and ends with where to buy it
    kids should get curious about my picture book, so a minute long film of its animals
    my ghazal collection comes out on eid, want a moving teaser with two couplets for reels
    honest review type clip about my memoir, hundred seconds, for facebook and youtube
    a video about my book
    a teaser for my poems
    a short film for my novel
    a book trailer
    a clip readers share when the book is out
    a video for my poetry book
    a short film to promote my novel
    something moving to show my cover and a line from the book
    book trailer for my thriller
    book review video
    book film
    a promo film for my children's book
    a clip for my book launch
    a short video telling what my story is about
    a clip about my memoir
    a promo reel for my poetry collection
    video advert for my cookbook
    video to show my new book on instagram
    a short clip for my debut book
    a youtube clip on my debut novel
    a reel for my book launch
    a video so that people get to know my novel
    launch night film of the book
    a video review of my book
    a trailer for the launch of my book
    30 seconds of film for my thriller
    a film on my cook book
    promote my book with a short clip
    a promo clip of the memoir for insta
    a small video that tells my book's story
    my book needs a trailer for youtube
    my publisher wants a trailer
    launch video for my mother in law's book
    a film on my poems
    review film for my self help book
    trailer for a self published book
    some video for my love story novel
    motion picture style teaser for a fantasy book
    a film for my short story book
    a trailer for my novel
    people scroll past my book post, want a video of it
    a promo for my travel book
    a film of my poetry book
    a visual thing about my novel for facebook
    youtube video about my book
    a one minute video on my memoir
    video for kitabu launch
    a reel about my novel
    a mini movie on my children's book
    a booktok style clip of my novel
    a book reel with pictures of its world
    book promo video`,
  authorSite: `
    a place on the internet where readers of my poems reach me
    one page of my own as a poet
    a writer's own page for readers to write to
    my titles on one page
    site of a textbook author
    haiku poet's page
    a novelist page with blurbs
    web address for my pen name
    website where all four of my thrillers are listed
    press cuttings and readings of mine as a writer
    a page from which book clubs can invite me
    site where i add my next novel on my own
    web home for a gujarati columnist and her books
    festival people ask for my author link and i send them amazon, i want a proper page
    a site with my bio, my seven books and a box where readers write to me
    my late grandfather's novels deserve a place on the net where students can find them
    one page is plenty, cover of my memoir, about me, and the bookshops that keep it
    i write for children and mothers ask which book for which age, a writer's site telling it
    as a debut poet i was told to have a page with sample poems, events and contact
    an author site of one page only
    a page for my books, can it be more than one page
    a website for an author
    my name as a writer on the web, with all my titles
    a site for my novels
    a site about my books
    a page where readers can write to me
    a website for me, i write books
    my own writer's page
    my books, readings and press on one page
    a writer's page with readings and contact
    a novelist's website
    a home on the net for a poet
    a page for my poems and books
    one page site for a writer
    a place to list my five novels
    website for a novelist
    author website
    website of a children's writer
    a site that shows all my books
    a homepage where readers find my novels
    where people land when they google me as an author
    an author page with press and events
    a website where people can see my books
    a web page for my biography and books
    a place where readers contact me
    a site for me as a writer
    a site to collect my essays and books
    website of a poet
    a page for my poetry
    my publisher says i need a page of my own
    a page about my book and me
    site for my three books
    link for the back cover of my novel
    a homepage for my wife, who writes
    a site for my debut collection
    a site for our poets' circle's books
    a site for my story books
    a page with my stories
    online home for my short stories
    website for a historian's books
    an author page
    page with my books and where to get them
    a page for a debut writer
    a website where my ghazals can be read
    the author page from creative services
    website for a poet with audio
    a novelist's page with a newsletter form
    a website for me as a writer
    a page for my late father's books
    a site for my poems
    kitabu author page
    writer site with events and contact
    a proper page for me as a novelist
    a page for my memoirs`,
  bookSong: `
    anthem from my fantasy saga
    my thriller's villain, in song
    chapter four as a song
    song from my folk tale book
    my novella, sung
    a title number for my love novel
    the village in my memoir made into a song
    song that carries the plot of my story
    music and words built on my cancer survival book
    devotional book of mine, its story as a bhajan
    for the release of my novel the heroine's letter in the last chapter should become a song
    i want readers to hum something from my book, so make a song of its main idea
    my partition stories made people cry, a song out of one of these would be lovely
    from my children's book about a lost camel, a cheerful song that kids can sing
    dedication page of my book is for my brother, that page turned to a song
    my swahili novel has a fisherman hero, a song telling his tale for the launch
    a song from a chapter of my book
    a theme music out of my thriller
    a song based on my novel
    a song out of my poetry collection
    the poem on page 12 of my book as a song
    a song about the hero of my book
    a song for my novel
    my heroine's story sung
    music for my book
    music from my novel's chapter
    a track for the book launch made from the book
    a song from my poem book for the launch
    turn my story into a song
    title song for my novel
    my book's theme as a song
    a theme song for my book
    my memoir told in a song
    a song for my children's book
    a song from my book
    the chapter about my village turned to music
    song out of my story
    a song from my short story
    a song from the dedication in my book
    a tune for the love story in my novel
    music that goes with my fantasy novel
    a sung version of a tale from my collection
    title track for my book
    soundtrack for my book
    anthem of my hero from the novel
    a song made from a chapter
    one of the stories in my book as a song
    book's own song
    a song from my memoir
    song for readers of my book, about its plot
    something sung from my manuscript
    a theme song for my novel`,
  lessonPlan: `
    a period planned minute by minute
    my forty minutes of class laid out step by step
    the next lesson drafted with activities and homework
    schemes of work drafted
    periods planned as per ncert
    lesson notes for cbc strands
    planning diary filled for me
    btech lecture plans
    plan of tomorrow's periods in word file
    leson outlines for our ten new joiners
    each period split in minutes with activities
    yearly plan broken into chapters for a geography miss
    competency wise period planning for our primary wing
    vice principal wants lesson plans every saturday and i end up writing till one in the night
    tsc officers ask for schemes and lesson plans at each visit, something should draft them for us
    a fresher miss walks in class without any idea what to do in forty minutes, plan it
    something that takes one chapter of civics and lays out seven periods with homework for each
    multigrade room, so my plan must say what class two does while class three works
    i want drafts of my periods that i can change, following the maharashtra board syllabus
    lesson plans
    every sunday goes in planning the week's periods, can that stop
    lesson plans for my class
    a tool that plans my lessons
    the diary of plans the inspector wants
    a lesson planner for our primary teachers
    help with preparing classes
    a minute by minute plan of the period
    the weekly plan written for me
    weekly teaching plans
    something to write schemes of work
    period plans for maths
    lesson planner for our teachers
    unit plans for class 7 science
    plans for class 4 evs
    plan the periods minute by minute
    plan writing for 30 teachers
    a tool that writes lesson plans from the chapter
    something that drafts teaching plans
    our new teachers dont know how to plan a class
    help in planning my lessons
    a planner for my classes
    a tool that drafts what to teach each day
    lesson plans for our 12 teachers
    teachers spend their sundays writing lesson plans
    weekly plan submission made easy
    ready plans for next week's classes
    period plans for a science teacher
    drafts for my periods following our syllabus
    plans in word for the principal's file
    planning of lessons takes all evening
    period wise planning
    a planner for coaching teachers
    planning help for 22 teachers
    teaching plan for photosynthesis in a minute
    lesson plan with activity and homework
    plans for every chapter for our teachers
    the tool that tells how to run a 40 minute class
    a plan for each chapter of physics
    the lesson planner
    cbc lesson plans for our kenyan school
    daily plans for teachers
    teacher's planner
    the planning tool counted per teacher
    lesson drafts for our board
    daily plan of teaching made by ai
    chapter into a plan
    chapter plans`,
  quiz: `
    two different papers for two sections with the answers
    tests where neighbours cannot copy, with key
    separate question sets for section a and b from one chapter
    mcqs with key, chapterwise
    shuffled sets for exam hall
    topical tests for form two
    pop test generator
    omr style paper maker
    assertion reason type questions from my pages
    weekly neet pattern tests made with solutions
    end term paper and marking key, auto made
    spelling test sets for neighbouring benches
    opener exam questions from our own textbook pages
    boys pass chits because all get the same paper, so a tool printing three sets with keys
    our coaching conducts sunday tests and two sirs spend all friday framing the questions
    give it the chapter on magnetism and get twenty questions, easy to tough, with the answer key
    exam cell needs half yearly question papers for eleven subjects without borrowing from guide books
    rapid fire questions from lesson six with the answers, for the last ten minutes of class
    kcse type questions out of any topic so our candidates face a new paper each week
    a quiz maker
    i type mcqs till midnight, can that stop
    tests with answer key from a chapter
    a tool for question papers
    kids share answers, want two sets
    a test maker with answers for my coaching
    question sets with different order for each bench
    term test papers without sweat
    question paper and its key in a minute
    something that makes tests from a chapter
    a question bank from the chapters
    a quiz for class 7 with the answers
    automatic mcq papers with answer key
    question paper setter for our exam cell
    chapter tests made automatically
    exam paper generator
    a thing that asks questions from a lesson
    mcq test with key
    make class tests quickly
    monday tests ready in minutes
    ready tests for every monday
    making unit test questions takes our time
    objective type paper with key
    paper making tool for our institute
    question papers that stop cheating
    weekly test generator for a coaching
    a maker of question papers with solutions
    set papers from our chapters quickly
    cats and end term papers for our school
    unit tests from our textbook
    quick tests for coaching
    viva and mcq questions from a chapter
    quiz questions for my students
    surprise test maker
    tests out of the textbook
    two sets of the same test
    a paper maker for our school
    fill in the blanks and mcqs made for me
    short answer and mcq questions from pages i teach
    tests with answer keys
    paper a and paper b for alternate rows
    a tool that sets the test and gives the key
    different papers for neighbours in the exam
    oral quiz for class 6 from one chapter
    mock tests from chapters
    papers in two versions so that they cannot copy
    revision quizzes
    an exam question maker
    mcq tests from ncert chapters
    something to make tests so teachers can sleep
    class test generator for coaching
    a paper setter
    a tool for setting half yearly papers
    objective and subjective question sets
    something to make mcqs
    answer key included test maker
    question papers from any chapter
    bench to bench cheating, a tool that makes separate papers
    papers so that kids on one bench get different questions
    set a and set b of a test
    unit test generator`,
  worksheet: `
    study notes at easy, middle and hard level
    material for weak and strong pupils alike
    practice sheets in three levels of difficulty
    cursive and tracing sheets
    sums sheet, three levels
    remedial exercises for slow kids
    chapter notes in easy english
    printables for pre primary
    solved examples plus practice for my class six
    dussehra holiday assignments prepared in levels
    fill in the blank practice pages for evs, no test
    short hindi notes of each science chapter
    extra excercises for fast learners who finish early
    half my class is first generation learners, they need simpler exercise sheets than the rest
    every evening i cut pictures and paste to make activity sheets, let a tool prepare them
    coaching gives its own printed notes, we want such study notes made from our chapters
    for the gifted ones harder problems, for weak ones basic, on the same topic, as sheets
    parents want summer break practice material, our teachers have no time to write it
    number work pages for pp1 and pp2 learners with drawings and space to write
    content maker for schools
    worksheets and notes
    something for the weak ones and the bright ones in the same class to practise
    worksheets for class 2
    practice sheets for slow learners
    fill in sheets for nursery
    practice pages for my students
    a content maker
    printable exercises
    easy and hard exercises
    homework material for primary
    sums for practice at home in three difficulty steps
    notes of the chapter
    worksheets on three levels
    revision notes of the chapter
    exercise sheets in hindi
    practice sheets for my class
    holiday homework made for us
    a worksheet maker
    study material generator
    examples and exercises written for my topic
    maths practice sheets
    study notes in hindi
    the content maker tool
    study notes for our coaching students
    exercises on three levels
    study sheets for slow and fast kids
    handouts and notes made quickly
    handouts for students
    short notes for the board class
    sheets for home practice
    we are tired of making study material
    activity pages for kg
    three level worksheets
    easy and hard worksheets for one class
    we photocopy the same old exercises, want new ones
    content for my class
    something that writes exercises for class 4
    class notes in easy hindi
    revision sheets before exams
    worksheets and notes for class 3
    a maker of handouts
    examples and exercises for a topic
    grammar practice pages
    homework material in levels
    a tool that makes notes and worksheets
    reading material with exercises
    teachers buy worksheets from shops, want our own made
    drill sheets for tables
    notes for pupils who missed the lesson
    homework sheets`,
  grading: `
    script marking help, kcse mocks
    answer copies read beforehand
    marks proposal, sir confirms
    feedback lines on essays
    evaluation help for pre boards
    first round of checking for physics derivations
    insha and composition marking with remarks
    two thousand term copies need a first check
    sugested marks with the reason shown to teacher
    remarks under every answer so that pupils learn
    after pre boards each of us carries home ninety bundles, some tool should read them once before us
    our english madam has tennis elbow from correcting compositions, she wants marks and remarks proposed
    for long answers in history, tell how many points are covered and suggest marks to the examiner
    lecturers delay internal assessment since checking assignments takes weeks, speed up that checking
    students never know why marks were cut, a helper should draft the comment for each answer
    mock papers of three streams land on my desk together, a first marking i then verify
    help with correcting copies
    bundles of copies wait on my table, some help with checking
    help with marking
    a tool that checks answer sheets
    marks suggested, i only confirm
    a tool that checks answer copies
    grading help
    essays read once by ai before i read
    first marks for 300 answer sheets
    help for teachers with piles of answer sheets
    someone to go through 200 scripts first
    checking of long answers
    feedback for each answer of the students
    remarks for each pupil's answer without writing all night
    feedback on students' answers
    first checking of essays
    a checker for subjective answers
    correcting essays faster
    first marks and feedback on tests
    the tool which marks and the teacher decides
    a helper that proposes marks
    correct exam papers faster
    our teachers take scripts home every weekend, relief from that
    paper checking for our coaching
    notebook correction
    quick first reading of exam scripts
    marking help for teachers
    something to evaluate homework
    comments on student essays
    the pile of copies checked first by ai
    checking 800 answer sheets is killing us
    speeding up paper checking
    answer checking with comments
    help for marking exams
    feedback writer for assignments
    evaluation of tests the kids wrote
    help with checking test copies
    board pattern answers checked
    a checker for homework copies
    marking of exam papers
    half yearly papers pile up, want them checked quicker
    faster correction of exam sheets
    a tool that proposes marks
    kusahihisha help, marking of papers
    remarks and marks for each answer
    copy checking for six sections
    assessment help for teachers
    correction load of english teachers
    red pen work done faster
    marks proposal for long answers
    evaluating internal tests
    the copy checker`,
  behavior: `
    hostel indiscipline log
    fights and good turns, noted
    anecdotal records for house masters
    late coming and rudeness notes
    matron's notes on boarders
    teasing on the bus written up somewhere safe
    which child shouts on mondays, a pattern shown
    star and warning cards kept on computer
    deputy head's black book, made digital and private
    conduct history seen by our teachers alone
    when i call a boy's father i need dates of each mischief, not from memory
    the counsellor sits once a week and must see how the girl's moods went this term
    every section incharge keeps incidents in her own copy, we want it all in one private place
    boys who bully change their ways or not, we want to see it over the term
    before issuing character certificates our principal looks for notes of conduct and finds nothing
    our boarding master notes sneaking out, smoking and also kind acts, wants that kept properly
    behaviour records
    who fought, who was kind, written down for the counsellor
    notes on how children behave
    keep track of pupils' conduct
    a log of incidents in class
    behaviour notes only teachers see
    a private register of conduct for teachers
    conduct notes that stay inside the school
    a conduct register for our school
    notes on discipline for teachers
    our discipline head keeps a torn diary
    keeping a record of fights in class
    record which child misbehaves
    which kid is often late or rude, kept over the year
    behaviour file of each child
    notes on troublemakers
    a pattern of when a child gets restless
    patterns in a child's behaviour over the term
    behaviour tracking for the school
    bullying incidents recorded
    discipline notes in one place
    discipline record
    remarks on pupils' manners saved somewhere
    a record of good and bad conduct
    behaviour complaints are kept in a torn register
    the naughty list, properly kept
    a log for the class teacher about behaviour
    note down which pupil disturbs the class
    merits and demerits register
    conduct history for the counsellor
    something to note fights and good conduct
    a place to note good deeds and bad
    incident book on the computer
    behaviour register on the computer
    counsellor wants the history of a child's conduct
    behaviour of hostel children noted
    complaint notes on pupils, in order
    discipline file for each child
    a private log of pupils' conduct
    conduct tracking for hostel boys
    teacher notes about a child's mood and manners
    the behaviour thing from the school list
    class incidents noted without paper
    monitor how a boy's conduct changes over months
    a diary of how children behave`,
  parents: `
    absent child, home informed
    circulars in parents' boli
    ptm dates to every ghar
    school news in kikuyu and english
    transport delay told to mothers
    fathers in the gulf want the child's school news
    fee remainder to guardians from the school
    vaccination day notice to each pupil's home
    half day tomorrow, all parents must know
    replies of parents to school notices, listed together
    diaries come back unsigned, so what we write to the child's home must reach the phone
    grandmothers who raise our pupils read only bhojpuri type hindi, school notes should suit them
    after unit tests we want a small note about the child sent to his mother, in telugu
    our office boy dials three hundred homes whenever school shuts for rain, messages should do that
    closing day, uniform and fee balance news to wazazi of all our learners
    class teachers dont want to give own number, a school channel for writing to mothers and fathers
    send messages to parents
    mothers dont read english, want the notices in their language
    school messages to parents in marathi
    a way to inform guardians
    the pta whatsapp group is chaos, need a proper way to inform homes
    a tool that writes to mothers and fathers
    school notices on parents' phones
    fee due notices to homes
    notices to all parents of our school
    parent communication
    tell the families tomorrow is off
    messages to families in their own language
    a tool to inform parents in their language
    diary notes to mummy papa's phone
    letting parents know about exams and fees
    keep mothers and fathers informed about school
    the message home about the trip
    parents' replies in one list
    notices to guardians on whatsapp
    school to home messages
    holiday notice to parents
    messages to mothers and fathers with replies
    ptm invitation to every family
    a school to parents message tool
    parent messaging for our school
    bus is late today, to all parents
    homework sent to parents
    parents keep calling the office for fees, holidays and bus
    kids lose the paper circulars, so families must get them on phone
    daily school news to families
    inform families about school news
    notify homes when a child is absent
    telling parents the bus is late
    circulars to parents in their own language
    messages to wazazi in kiswahili
    exam results told to parents on phone
    marks sent to parents' phones
    a channel between school and families
    messages to guardians of 800 children
    a tool for school notices to parents
    homework of the day told to the families
    notes home in hindi and english
    messages to parents in their language
    exam timetable to guardians
    parents of our school informed on whatsapp
    daily diary for parents
    daily updates to parents of playschool kids
    homework to parents every day
    report of the child to the father's phone
    sending school news to each home
    parents who speak only tamil should get our notes
    a tool to write to guardians
    something so that parents know about holidays`,
  onlineClass: `
    curfew time teaching on video
    roll call in video lectures
    heatwave holidays, lessons go on
    net classroom for our madrasa
    e lectures with notes shelf
    our school taught through laptops during elections
    live maths period for two far campuses
    virtual room where homework files are kept too
    distance lessons for pastoralist children with attendance
    teaching nri kids tamil on live video
    when delhi smog shuts us in november the teaching should carry on from the children's homes
    last year we used zoom links in groups and no one knew who was present
    our best chemistry sir left for pune but agrees to teach our pupils through video
    pupils who travel for sports miss lessons, they should see the lecture and material later
    a college wants lectures live with presence marked and slides kept in the same place
    hostel girls reach late after floods, so begin the term over the internet with proper classes
    a virtual classroom
    teaching through the internet when there is a strike
    classes on the internet for our school
    a virtual classroom for rainy days
    lessons on screen for kids at home
    online classroom with attendance
    online teaching with attendance
    class over video with roll call
    a virtual class for our college
    classes on video with material
    snow days, yet teaching must go on
    video lessons for our students
    online classes with attendance
    a place where lessons and material lie online
    a way to teach from home
    teach our students over the internet
    our pupils in far villages should join by phone
    lessons and notes online for our pupils
    classes from home on fog holidays
    distance teaching setup
    online class with roll call
    live lessons and material online
    classroom on the computer
    e class for rainy days
    e-learning platform for our school
    online school for the flood months
    distance classes for village children
    teach students at home when roads are flooded
    live lectures with attendance taken
    a place for online lessons and material
    classes from home
    a digital classroom for our coaching
    our coaching classes taken online
    live classes on the net with attendance
    remote classes
    live classes for the school
    our school online
    recorded and live lessons in one place for the school
    an online class tool
    masomo online for our learners
    sick children should join from bed
    remote teaching when the school is shut
    teach from home setup for our staff
    net classes with homework upload
    the virtual class tool
    e-classroom for our college
    a web class where presence is noted
    an online classroom`,
  careerTest: `
    something that finds what a child likes after tenth
    a check of the pupils' interests before choosing subjects
    a report on what suits each child after class 10
    stream choosing test, tenth
    what-next test for leavers
    hunar and interest test
    pathway test, senior school
    aptitute test for eleventh graders
    iti or college, a test that helps
    children's strong points found before board forms
    test after which the counsellor talks with the child
    interest report for our form three and fours
    nda, law or design, help pupils see
    every second boy says engineer because his cousin is one, give them a test of real interests
    under cbc our learners choose arts, stem or sports, a test should show where each one fits
    at the career mela we want to hand each ninth class child a report on strengths
    girls in our village school know only nurse and teacher as work, a test to widen it
    before the stream form is signed, parents should sit with us over a report of inclinations
    our plus two students change course after one year in college, a test earlier may stop it
    the test for careers and what the student has in hand afterwards
    career guidance test with a report
    a report on each pupil's interests and strengths after the test
    a career test for class 10
    my pupils have no idea what to become
    a test of interests for class 9
    a test of interests for class 11
    a test that shows what a child is good at
    career test for our seniors
    career guidance for students
    science or commerce or arts, something to help them decide
    a test to choose a stream
    aptitude test
    class 12 leavers ask us what next
    what subject after tenth, a test for it
    guidance for what to study next
    strengths and interests report for each teenager
    strengths report of each student
    help pupils choose a stream
    counselling test for form four leavers
    career guidance test for class 12
    stream selection test for class 10
    parents push for medicine, a neutral test would help
    a test for pupils who dont know what to become
    interest and strength test for seniors
    a psychometric test for our seniors
    interest test for our school
    students are confused between engineering and arts
    which profession suits which child
    aptitude report for class 10
    career report for seniors
    subject choice help in class 11
    help for students choosing a career
    what should they study after class 10, some test
    something to guide the tenth class before choosing stream
    a test that shows which line suits a child
    an aptitude test for class 10
    what course after school, a test for it
    career talk report for parents and child
    which career suits our students
    talent finding test
    arts, commerce or science, a test for that
    a test for our counsellor to talk over with students
    future path test
    career test for 11th
    vocational interest test
    career counselling tool for school
    course selection guidance for leavers
    find out each child's bent
    guidance test for teenagers`,
  bot: `
    reply bot, hindi english mixed
    automatic chat sahayak
    my messages answered overnight
    robot for typing replies
    any chatting ai
    a bot that i can overrule when i like
    messages pile up, want something that answers
    an ai which writes back in hinglish
    chatbot of any kind, you suggest
    quick automatic replies when i am asleep
    too many people write to me and i have two thumbs only, some ai should reply
    i heard about these chatting robots from my nephew and would like one of my own
    something that reads what people send and answers by itself, i may step in sometimes
    some ai that understands hindi and english in one line and types an answer
    not sure which kind i need, but a bot that chats with people in my place
    messages come at odd hours and stay on one tick, let a machine write back
    a whatsapp bot
    a chat bot
    some robot for my messages
    a whatsapp chatbot
    a chatbot
    auto chat reply
    an auto reply thing
    an ai bot
    an AI assistant
    bot for messages
    a chat robot
    some chat ai
    a bot
    a bot please
    an ai that chats
    automatic answering
    whatsapp automation
    chat assistant
    something to handle chats
    an ai that replies
    automatic replies on whatsapp
    auto reply bot
    a chat helper
    an automatic replier
    something that answers my messages
    whatsapp ai
    ai bot
    ai that answers people
    an assistant that types back
    the chatbot thing
    a smart replier
    whatsapp robot
    an ai helper for messages
    a bot of some sort
    someone virtual who replies
    something automatic for whatsapp
    a machine that chats back with people
    I can't answer all my messages`,
}
