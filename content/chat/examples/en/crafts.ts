import type { crafts } from '#content/chat/topics/crafts.ts'
import type { Examples } from '../examples.ts'

export const englishCrafts: Examples<typeof crafts> = {
  seo: `
    will my site be found on google
    do you do seo for the website
    what must happen so that strangers land on my page
    will a new patient searching at night find our dental site
    will people find me when they search
    can you get me on the first page of google
    our name when typed gives another clinic, will the new site change that
    i sell pickles from home, how would strangers ever land on my page
    will my business show on google maps
    do you do something for google
    gogle me pehle number pe aana hai, can you
    do you make the website so google can read it
    when somebody types my book name will my site come
    does the website rank well
    do you do keywords and all that
    our salon never shows when i search my own area, can that change
    first page on google guaranteed?
    does my clinic show on maps
    people ask siri for a plumber nearby, would mine be named
    who does the google part, you or me
    do you do search optimisation
    do you do seo work for websites
    will the pin on the map be set by you
    what do you do so that the site gets found
    seo, do you handle it
    will people find us when they look for a cafe nearby
    a guy calls every week selling ranking, do you do that as well
    does the portfolio come up when people type my name
    can i be number one on google
    is the site optimised for search engines
    is the page built so that search engines read it well
    google business listing, do you handle that also
    I want to come up when someone types dentist near me
    is seo included with the website
    can you promise the top spot for wedding photographer delhi
    how soon does google pick up a new website
    will my hotel show on maps
    is search optimisation done
    do tourists who look for safari lodge find me
    is there any promise about rank
    is seo something you do
    is my site going to be on google
    bing and google, will we be seen in those
    does a picture and title come when my link is sent on whatsapp
    do you also optimise for google
    google ranking?
    only want ranking work, no new site. do you
    no one visits our page, how to get seen in search
    seo included?
    top ranking for dentist near me, can you do
    nobody finds our tuition centre online
    you do monthly seo packages?
    will people find my page
    will parents find our school on google
    when a person searches our speciality and not our name, do we appear
    we want to beat the other coaching in search results, possible
    can you make me number one on google
    do you do seo work
    does it show a proper preview when i share the link on whatsapp
    i run a lodge in naivasha, will visitors searching for a stay see my site
    can you get me to page one
    seo?
    how long till the site shows when searched
    do i have to pay somebody else for search ranking
    how will customers find my site
    does it show in maps
    backlinks and blogs for ranking, part of your work?
    seach engine visibility part of the site?
    can you help with search ranking
    search engine stuff included?
    we are on page five, can it get better
    is the site google friendly
    will people find me on google
    my cousin is an seo man, do i still need him after your site
    can tourists find our homestay online after this
    do you put me on google maps
    would chatgpt or google name our school when parents ask
    will my site be first on google
    is seo part of the website
    is being found part of the website deal
    how will customers find the site
    my competitor is on top in google, can I be too
    does my clinic come up on maps
    will my site come first in search
    can customers near me find the site
    how will patients find the website
    does the site rank
    I want to be seen when people search dentist near me`,
  oldSite: `
    our trust has a site from years ago with dead links, throw away or repair
    site is ten years old, begin anew or can it be saved
    my old site is broken and the developer vanished, can you mend it
    contact form of our site stopped working, can you repair
    the fellow who made our page has gone to canada and nothing works
    fix our school website or make a new one
    can you improve my existing website
    we have a site from before, will you take that up or start fresh
    inherited a site from the previous principal, it looks like 1999
    I already have a website, can you improve it
    old clinic website needs facelift
    should we throw away the present page or can it be rescued
    can you repair my existing site
    can my present website be set right instead of building again
    my current page looks outdated, can you redo it
    links on our site go nowhere now, could you sort it
    will you work on a website somebody else made
    our old site is very slow
    our webpage has been half ready since two years
    my clinic's page opens but half the buttons do nothing
    can you add a chatbot to my existing website
    somebody left our site half finished
    you only make new ones, or touch others' work too
    redesign of an old homepage
    better to fix my site or make a new one
    the last developer does not pick up, can you carry on from his work
    the booking form never sends mail on our present site
    my wordpress site is broken, can you take it over
    our page is from 2015 and ugly
    site shows a warning not secure, can you set it right
    can you polish the site we have
    is our existing site worth saving
    can you modernise the website we have
    our page was done on godaddy builder, could you give it a fresh look
    repair or rebuild, what is cheaper
    fix my old site
    there's already something online for us, is it usable as a base
    do you look at a ready site and tell what needs mending
    redo my website
    my site was made by someone else, can you work on it
    is patching up the present one less than starting over
    improve current website?
    mend or rebuild?
    site was made on wix by my son, could you make it better
    will you look at our page and say what's wrong
    my site is very old
    website is slow, can u speed it up
    photos don't show any more on our trust's page
    my author site is on blogger, can it be improved
    our school page keeps crashing, do you repair such things
    wordpress site hacked, repair possible?
    agency holds our site hostage, can you take it from them
    can you repair my website, it looks ugly
    the guy who built our ngo site vanished, can you take over
    do up the website of my late father's firm
    what would you do with a website that already exists
    fix or rebuild, what do you say
    my nephew's site is half done, can you finish it
    old page is all english and slow, renovate or demolish
    redesign of my present site possible
    can you repair my present site
    give my shop's site a new look without throwing it out
    can you rescue a drupal site nobody understands
    my site is old, new one or fix
    i have a wordpress page, will you work on it
    site went down after hosting change, do you fix such
    can you take over a site someone else built
    the enquiry button on our page is dead since months
    my nephew made our site, can you improve it
    it was built by an intern and now breaks, any help
    my wordpress site is slow, can you mend it
    somebody made me a bad site, can you correct it
    our church webpage in nakuru is outdated, can you revive it
    do you work on sites not made by you
    hospital site does not open on phones, can you fix
    can you work on our present college site
    only the home page is ugly, rest is fine, can you redo that bit
    can you work on my current website instead of a new one
    our school website was made in 2012 and looks bad
    redo only the design of our present page
    just fix my old site
    our site was built in 2014 and looks terrible, can it be saved
    got a site from my cousin already, will you improve it or must I start over
    site made in joomla, is it salvageable
    my web page opens slowly and looks ancient, can you do something
    can u fix our wesite, menu is broken on it
    can you repair my old wordpress website
    site is slow, repair?
    the previous developer left our site half done, will you complete it
    I have a website but nobody likes it, fix or new one
    is it cheaper to mend the site I have
    can you work on an existing site
    do I need a new site or can you touch up this one
    my nephew built our website, it breaks on phones, can you mend it
    take over a website somebody else made
    website is hacked and broken, can you restore it
    give our old site a facelift
    we already have a domain and site, only want it modern
    you can redo my wix page?
    will you maintain a site that you did not build
    student made us a site and vanished, can you pick it up`,
  mobileFriendly: `
    will the website look good on phones
    in our village there is one bar of network, would the page come up
    is the site mobile friendly
    does the page fit a phone screen
    grandmothers with jio phones are my customers
    does it load fast
    pages that take ages make people leave, is yours light
    my patients open everything on their phone, is that fine
    my customers have cheap phones and bad internet
    my buyers never touch a laptop
    will it open quickly on slow networks
    how will it look on a tablet
    do i need to zoom with fingers to read it
    is it responsive
    the site should open inside whatsapp on a tap, smoothly
    will a page with many saree photos open quick
    most of my guests come by phone
    data bundles are costly in kenya, is the page heavy
    how does it look on a small screen
    old people with cheap handsets, can they open my site
    tablet and handset both, does it adjust
    how fast are your websites
    does it take long to come up on edge network
    network is weak in our hills, will it still open
    does the site work on small screens
    will menus and buttons be big enough for a thumb
    will the page work on iphone and android browsers
    is it light or heavy on data
    i tried a friend's site in the metro and it hung, is yours quicker
    works on phone?
    fits small display?
    will it open in a second or make people wait
    quick on 3g?
    samsung j2 from 2016, will the page run
    loads quick?
    do your sites work well on phone and computer both
    how many seconds till the first screen is there
    is the site fast
    will my photo gallery crawl on mobile data
    for our school most fathers have a small jio phone, is the site ok there
    does the site open on 2g
    how does it behave on a low end handset
    good on mobile?
    speed of the website?
    does the text become tiny on a handset
    will the site open on phones
    is it quick even when signal is poor
    what about people with bad internet
    does the website work on a cheap phone
    is it fast on slow internet
    will it look good on mobile
    is the text readable on a phone without zooming
    parents only have phones, does the site fit
    does it run on iphone and android browser
    site for villagers with slow net
    my last page took ages on mobile, will this be better
    does the site work on a phone
    will it open fast with slow internet
    will the school site open on cheap phones
    does it load with 2g
    will my poems look good on a phone
    does it look right on small screens
    site on mobile ok?
    is the website responsive
    will my website open on old phones`,
  mobileApp: `
    can you make an android app
    do you build iphone apps
    want my logo as an icon that people get from the store
    do you make apps for phones
    I want an app in the play store
    native app for my shop
    can you put us on google play
    i want an app for my salon that clients download
    can you develop a mobile application
    app for ios and android, cost?
    something customers install on their handset, do you make those
    can my coaching have its own android app
    we want an app for our members on iphone
    is there an app for my restaurant with loyalty
    our members ask for an app, is it in your range
    what about an app in the apple store
    is it an app that people download
    do I need to install an app
    does your team do kotlin or swift
    would you build an app like ola for our town
    do you publish apps in the app store
    do you make android app for coaching
    ride app like bolt, would you build it
    can patients install something from the play store
    android app?
    app on playstore
    grocery application for download, do you take such work
    do you do android development
    do you make playstore apps for shops
    native apps?
    native or browser, what do you make
    is it a website only or also a real app
    ios app cost
    can doctors get an app
    is there an apk at the end
    will my restaurant get an app icon in the store
    is there a mobile app for parents
    do you make phone apps
    do you submit to apple for us
    can the web app you make be put on play store
    do you make android apps
    I want an app on the play store
    delivery boys need an app on their androids
    does your custom app come as apk
    do you develop ios apps
    is an iphone app possible
    react native people?
    we are a gym and want a mobile app for members
    do you make iphone apps
    can i get an app for my shop
    i dont want a webpage, i want a proper app to instal
    phone app for tuition students, you do that?
    native app possible?
    can my shop have its own app
    gym owner here, members should tap an icon and push notifications should come
    who uploads it to the play store
    our school wants its own app in play store
    can you make an app for parents to download
    will the thing be on appstore
    andriod app for my shop possible?
    apk for students
    mobile app cost
    can the custom app be installed from play store or only opened in chrome
    app for my youtube channel
    app for play store
    can the school app be in the playstore with our name
    I want an iphone app for my gym
    i want a downloadable app
    an app for matatu owners that they download, can you make
    can you build an app like swiggy
    ios app price
    my own app for customers to download
    an app parents can install
    need app on iphone for our ngo
    flutter app?`,
  editSelf: `
    once the site is up, will i lean on you for each small text change
    is it shown to us how pictures on the page are swapped
    our clerk wants to correct timings on the page without waiting for you
    and small changes on the page, can i do those
    can i add new products by myself
    can i change text on my own later
    next season my room rates change, must i phone you for the page
    will i be able to update photos
    who changes the photos on my site afterwards, me or you
    can the school office change notices on the website
    i am not a computer person, can i still swap a picture on the page
    adding a new course to the website, can we do it
    can i add new poems to my site on my own
    can my receptionist change the timings on our page
    can the clerk put exam notices up without calling anybody
    can I change the website myself
    how do I update the text on my site
    how difficult is it to type in a new treatment on the page
    is it simple enough that i can put new rates on the site alone
    is the website easy to manage for a non technical teacher
    can i upload my next book cover by myself
    will i depend on you forever for the page
    can I add products on my own
    do i get a password to get into my website and change things
    will I be able to edit prices on the page
    i publish two novels a year, can i put them on my site alone
    can i change the menu on the site by myself
    may i put new dishes in without you
    i want to put new cakes on my page every week without asking anyone
    new sarees come weekly, may i load them in the shop on my own
    do i need you each time a price changes on my page
    do I have to call you for every small change on the website
    is there a back side where i log in and change stuff
    can i write posts on my website by myself
    is there an admin panel for the site
    how do i put up a new event on our ngo page
    do you show me how to handle the website after it is ready
    can I upload new photos to my website
    do i need to know coding to edit my page
    do I get access to edit the site
    my son is good with computers, can he do the changes on the page
    who changes the website when my prices change
    do i have to call you for every small change on the site
    will you teach me how to update the site
    can i remove an old photo without asking you
    will i be able to add a book later
    will you teach me to change my site
    putting sold out on an item in my web shop, can i do that by hand
    how do we put exam dates on the school website ourselves
    show me how to change things on the site?
    will i be shown how to edit the pages
    i would rather handle the page myself once it's done
    can my daughter update the photos
    can i take a sold item off my web shop on my own
    will you show us how to edit
    our ngo volunteer wants to post reports on the page, is it possible
    can i upload new items to the store alone
    can I manage the shop myself
    adding a new book to my author site, do i do that myself
    website me khud change kar sakte hai?
    i want to write blog on my site by myself
    can i edit it
    festival banner on the homepage, can i place and remove it alone
    is the website in my hands to change or must i ring you
    change prices on site myself
    do I get a login to change my site
    do we get a panel or must all go through you
    can i edit the site on my own
    can i replace the banner on the homepage before diwali
    will i be able to change texts
    writing blog posts on the page by our own hand, ok?
    adding items to my online store on my own
    can I change the text on my own
    is there a login for editing the site
    can my shop girl in thika put new shoes on the page
    can I add new products myself
    do I have to call you for each change on the website
    is a password given so that we can alter the page
    what can i change on the page without you
    how do I upload new photos to the site
    is there an admin where I put items
    can my nephew edit the site
    will I be able to change prices on the site
    how do I add products
    can I change photos without you
    can staff update doctor timings on the site
    will I get a login to the site
    do I need you for every change
    is it easy to add photos of our events myself
    can my daughter update the prices on the site
    is there an admin area in the shop site
    who adds new products`,
  languageWebsite: `
    can you make my website in two languages, gujarati and english
    can the site be in hindi
    website in tamil possible?
    i want my site in swahili and english both
    in which languages do you build websites
    can my website have a language switch
    website in two languages possible
    do you make hindi websites
    can my shop's site be both in english and hindi
    i need my site in marathi
    a website for my school in kannada and english, do you do it
    how many languages can one website have
    will the pages of my site be in swahili too
    make my web page in urdu
    our customers read only tamil, can the website be in tamil
    site with language button for hindi and english
    is a bilingual website possible
    can i have a french version of my website
    does the business website come in hindi
    in what language will my website be written
    website content in punjabi, you can?
    my clients are arabs, can the site have arabic
    two language site for a clinic, does it cost more
    do you translate my website to hindi
`,
  shopPayment: `
    will my buyers be able to pay by card on the shop you build
    will people on my web store pay then and there or call me
    can people pay on my website when they order
    does the online store take payments
    does the money of an order come straight to my account from the site
    does the online shop take upi
    is checkout included in the ecommerce site
    i want that customers pay before i pack, does the shop site do this
    how do buyers pay in the shop you build
    can people order and pay on it directly
    do shoppers get a basket and a pay button
    is card payment inside the e-commerce website
    which payment gateway will my shop have
    phonepe qr on the checkout of my store, can it be
    my customers want to pay by google pay on the site
    will upi work on my online store
    would the catalogue site also take money
    cash on delivery option in my web store?
    shop site with razorpay?
    m-pesa checkout on the store you make?
    does the cart take money or only orders
    do i get a cart and checkout
    buyers abroad, can they pay on my shop page
    can my bakery site take payment for a cake in advance
    can my guests pay a deposit on the site
    wallets and netbanking for my customers in the shop?
    will i need razorpay for the online shop
    cash on delivery on the shop website?
    the boutique page must let them pay at once
    does the shop website send me the order after they have paid
    payments on my website, how does it work
    accepting orders without payment and with payment, can the store do both
    i sell jewellery, can a lady pay directly on my page
    can i collect money through the website
    is razorpay or paytm put in the shop you make
    mpesa on my online shop, can it be done
    is the payment part extra in the e-commerce website
    what are the ways my shoppers can pay
    is online payment part of the 24,999 website
    how do my customers pay on the shop
    does the e-com website come with pay system or do i arrange
    can buyers from abroad pay on my shop site
    can the store accept international cards
    can i take part payment for furniture on the web shop
    donations button like a shop checkout on our site, can it take money
    selling tickets from the site with payment, works?
    where do i see who has paid in my store
    customers want to pay online on my site
    how will my buyers pay on the online shop
    is payment gateway included in the ecommerce website
    upi works on the shop site?
    cash on delivery option available in the store you make?
    saree seller here, my customers only use gpay and phonepe, will the website take that
    can customers in kenya pay by mpesa on my shop
    who pays the razorpay charges
    gateway fees how much percent per sale
    do i have to arrange the payment gateway on my own or you connect it
    Will my online store accept credit and debit cards?
    and if a customer wants COD can it be switched on
    money from the website orders comes directly in my bank account?
    for the ecommerce website, which payment modes do you set up
    shop site with checkout, what ways to pay
    does adding razorpay or paytm cost extra over the 24999
    my buyers are from abroad also, can they pay with international cards on my site
    pickle business from home, can people pay by QR on the website
    net banking and wallets in the shop checkout, yes or no
    transaction fee on each order, do you take any or only the gateway
    airtel money and tigo pesa for tanzania buyers, can your shop website take it
    can I keep prepaid only for my web store, no cod
    how soon after a sale do i get the money from the gateway
    i sell handmade soaps, want customers to pay half online and half at delivery on the site
    EMI for buyers on my furniture shop website possible?
    what documents are needed to start taking online payments in my store
    is it safe for my customers to enter card on the shop you build
    payment part of the e-shop is done by you or some other company
    will I need a current account for the checkout to work on my shop`,
  pageCount: `
    how many pages are in the website
    will i get a map and whatsapp button on it
    i need about, services, gallery, contact. does it fit in
    can i have 10 pages
    how many pages come in the business website
    menu and map on the site, how many pages
    how large a site do i get for the standard one
    how many pages does the website have
    what is included in a business website
    what all is in the website
    menu, table, location, about us, will all go in
    is there a contact form on the site
    can I have ten pages
    can visitors press something and land on my whatsapp
    will our clinic's site have a gallery and a map
    does the site have a map and opening hours
    is there a page for each doctor
    does the location show so that people can drive here
    number of pages in the 12999 website
    is six pages the most i can have
    does it come with a whatsapp button
    what exactly sits on the website for a small firm
    is a gallery page possible within the six
    how big is the normal site
    can i have more than six pages
    we have eleven departments, each wants its own page
    what do I get for the business website price
    page limit?
    where will the opening times stand on the page
    what will be on my website
    how many pages
    whats in the business website
    is six the maximum
    is a map included on the site
    do i get a contact page and a whatsapp button
    six pages or more?
    would three pages do for a tailor
    is one page enough
    one page or more
    our salon needs a price page, photos and timings, is that in
    what is put on each page of a normal company site
    are 6 pages the limit
    pages in a business site
    will there be a tap to call thing
    does the basic site have a google map on it
    what pages come in the business website
    I need 12 pages
    a photo page, a price page and a map, too much?
    how many pages are there
    i need pages for eight courses, does that fit
    is five pages enough
    one for each branch, can that be in the business site
    pages in the 12999 site
    what pages does the business site have
    how big is the site for 12,999
    do i get home, about, services and so on
    does it have a contact page and map
    how big is a business site
    sections in the site, how many
    is there an about page for the doctor
    what comes in the 12999 website
    how large is the 12999 website
    is the enquiry form on the page part of it
    is there a limit of pages
    just one page, can the site be that small
    does the site have a map and timings
    tell me what the ordinary business site consists of
    is gallery page included in 6 pages
    what size of site do I get
    what does a business website have inside
    we want a faq page and a team page as well, is there room
    does the website have a map and the timings
    will my address and opening hours be on the site
    directions to our shop in the site?
    which pages does a normal shop site have
    how many pages does the clinic website get
    is there a whatsapp button on the site
    how many tabs in the menu at the top
    does the site show where my shop is
    can people call me from the site
    is whatsapp button there on the website
    is a contact form on the site
    google map on my website?
    will the site have our timings and phone
    what is on the pages of the business site
    gallery page possible?`,
  revision: `
    and if i want the words changed after hearing it
    what if the tempo is wrong when i hear it
    can one line be swapped after the first version
    how many changes do I get
    how many changes can i make
    how many revisions
    what if i don't like it
    can i ask for changes
    can i change the design
    after the sketch can the tempo be altered
    is changing the singer's voice counted as a correction
    song is too slow for dancing, speed it up later?
    words, speed, voice: what of the song may i alter
    the jingle voice sounds too old, swap it?
    can lyrics still be edited once i heard the verse
    how many changes can I ask for
    what if I don't like the first version
    bride's family is fussy, how many goes do we get at the song
    is there a limit on corrections
    what if i want something changed in the draft
    can I request corrections
    i hear the tune and dislike the second line, what is possible
    how many rounds of changes are included
    do I pay for changes to the draft
    how many times can i ask for changes to the song
    what if i want it slower and in a lower key after listening
    i am very picky, how many rounds
    i may not like the tune, then what
    third time i change my mind, will you be angry
    i am fussy, how often may i send the design back
    if the design is not to my taste, can it be altered
    revisions included?
    do you sit with me until it is right or is there an end
    can I ask for the song to be changed
    can the words of the jingle be changed after i hear it
    i don't like the draft, what then
    is tweaking the look of the draft part of the deal
    how often can i say change this
    how often may I say please change this
    if i dislike the first version of the site, what then
    page draft comes, i want another colour, fine?
    what if the first draft is not what I imagined
    free corrections?
    my board always wants alterations, how many are allowed on a site
    how many rounds do we get
    how many changes
    redo if i dont like
    after first listening can names be swapped in the song
    are corrections free on the website
    do changes after the first draft cost extra
    second round of changes costs?
    may we send it back once we heard it
    changes free?
    if the first try misses my taste what then
    my wife may not like the tune, can it be made again
    and if the jingle doesn't click with us
    can I have it altered till I like it
    how many times can I ask for changes
    how many times can it go back and forth
    can i have the colours of the website draft altered
    what if i dont like the draft
    are corrections free
    the draft site looked too dull to me, can it be done over
    rounds of changes?
    after two changes what happens
    can i have it changed twice
    is redoing a verse counted
    can i ask for another voice after the first draft
    what if I don't like the design
    can i ask to make the song slower after listening
    corections limit?
    can i change the words after hearing the song
    two changes or unlimited
    can my husband also give his changes after mine
    the name in the song is pronounced wrongly, will you correct it
    I want the song changed
    can you redo it if I don't like it
    is there a chance to say no, make it happier
    are edits allowed in the jingle
    first sketch sounds too sad, can it be changed
    how many corrections are free
    what if it's not the mood i had in mind
    song did not come out well, will you change it
    do you change it until I am happy
    what if we dont like the design
    how many tries do you give for the website look
    are changes limited
    first draft is bad, what then
    boss in kampala will have remarks on the draft, are they taken in
    can I ask for changes in the song
    do you charge for changes in the song
    after two rounds am i stuck with it
    how often can I correct it
    if the song sounds bad will you redo it
    are changes free
    how many times can i correct the website
    I want to change a line of the song afterwards
    number of revisions
    how many changes are free
    what if my wife does not like the song
    third change costs?
    can I say what to change
    while you make the website can i tell changes or is it final what you show
    can i say what to change after the first draft
    if i don't like the first look of my site what then`,
  singer: `
    who is really singing in these songs
    so who sings on the tracks you make
    these tunes, who lends the voice
    is there a person singing on them or is it ai
    who did the singing on your samples
    on the jingles, whose voice is that actually
    who will be heard singing on ours
    tell me honestly who sings, a human or a machine
    the singing, who is it by
    who is doing the vocals
    singing part is done by whom
    who performs the singing on our wedding track
    and the singing is by who
    for the school anthem, who does the vocals
    does somebody actually sing or is the singing artificial
    the singing is from whom, a studio artist or software
    male or female voice, is it human
    is it an actual singer
    i adore shreya ghoshal, could she be imitated in our song
    can you copy arijit's voice
    who sings the song
    whose voice will it be
    whose throat is it in your songs
    who sings the anthem
    is it a real singer
    somebody in a studio or a computer making the sound
    can you make it sound like arijit singh
    is it a real person who sings my birthday song
    can I choose a male or female voice
    does a real artist record the jingle
    are the voices AI
    can you copy a famous singer's voice
    can the ad be in an amitabh like baritone
    can a lady sing it
    is the jingle sung by a person
    can i have a female voice in it
    i need a little girl's voice in the birthday tune
    can it be sung in my own voice
    is the music played by humans
    will my wedding song be sung by ai
    will my guests make out it's ai singing
    do you have singers
    is it sung by a person or a machine
    can i choose between lady and gent for the vocals
    who sings
    can i choose the voice for the jingle
    real voice?
    is there any human touch in the mixing
    can I get a woman's voice
    can a child voice sing it
    do you have playback artists on your rolls
    is there a human singer or a computer
    do you copy famous singers
    sounds like a robot or like a human singer
    make it sound exactly like sonu nigam please
    i want it in kishore kumar style voice
    can you imitate lata mangeshkar
    can you make it in kishore kumar's voice
    i want sauti sol style vocals, is copying them ok
    who will sing it
    can you clone my late fathers voice for the song
    can i give recording of my own singing for the song
    can you do it in the voice of arijit
    i want a kid's voice in my school jingle
    male or female voice
    is the jingle voice generated
    is the voice a real singer
    is it ai voice
    grandfather passed away, we have his tapes, can the song be in his voice
    do you record singers in a studio
    human singer?
    a duet of man and woman, possible?
    choir of many voices or just one voice
    is the voice ai
    can I sing it myself
    does the voice sound natural or like a machine
    will the voice be a machine's and does it show
    can you copy lata ji's voice
    will it be ai singing
    gana kaun gayega
    can my own voice be used in the song
    male singer for the anniversary song possible?
    who sings it
    rapper voice available?
    is it a human voice
    can it sound like lata ji
    are the vocals by a person or generated
    could it sound like my favourite playback singer
    male or female voice in the song
    female voice possible?
    can it be in kumar sanu's voice
    is it a human or a computer singing
    a child's voice?
    do real musicians play on it
    can you copy the voice of a famous singer
    is the song sung by a machine
    real singer?
    ai voice or human in the jingle
    is the singer real
    who will sing our farewell song
    can it sound like lata
    I read that ai voices get copyright strikes
    famous bollywood singer voice please
    do you hire playback singers
    does a person mix it
    is the voice copied from a famous singer`,
  files: `
    is there a file with only the vocals
    will the singing come on one track and the instruments on another
    our sound man needs the voice in a seperate file from the band
    can you hand over the vocal alone, without the tune under it
    remix planned, is the voice given on its own wav
    do you export voice and instruments apart
    and the vocals as their own file
    is the vocal track given apart from the tune in multi format
    reel cut and radio cut, voice on its own track too?
    mp3 or wav
    after the song is ready how will it reach me
    can i get vocals separately to remix
    what do i get when the song is ready
    does it come as something i can play in the car
    can i get it without the voice
    in which format do I get the song
    how will the song be sent to me
    dj needs only the beats for sangeet, is that given
    do I get an mp3
    can i have the voice removed so that my sister sings at the function
    is it mp3 or what
    can i have the track without the voice
    what all do i hold in my hand at the end of the song job
    can i get the music without the singing
    how short is an ad tune from you
    what files do I receive
    how many minutes long is the song
    how long is a wedding song
    will it be long enough for a couple dance
    what do you hand over in the end for a song
    do we get a 30 second cut as well
    my editor wants voice on one track and music on another
    do I get the music without voice
    audio quality, hd or compressed
    can I get separate voice and music tracks
    we want to sing it live, is there a backing track
    i want to set it as the hold music on our phone
    how do you deliver the song
    which format is the song in
    can i play it on the dj's system
    is there a cut short enough for a status
    do I get a short version for reels
    instrumental only version?
    can the ad tune be ten sec for fm
    will i get a short cut for whatsapp status
    mp3?
    pen drive or link?
    what lenght does the shop tune have
    can i have it without voice
    what do I receive at the end for the song
    for the dance the kids need music without words
    download link or cd?
    instrumental version available?
    sing along version for the office party?
    my nephew wants to sing along, do we get only the tune
    our choir will sing, give us only the tune
    duration of the ad tune
    when done is it mp3 on mail
    in what format is the song given
    is the song file good enough for a big speaker
    can the tune be given bare, with nobody singing
    stems for my editor
    do I get mp3
    how do i download my song
    separate voice file and music file
    what all files come with the song
    how long will our school anthem be
    does multi format include voice separately
    how many minutes is the song
    live singing at the function, music track please
    do I get a version without voice
    do i get the song on whatsapp as a file
    how many seconds is the ad tune
    which format do I get
    mp3 or wav?
    do I get the song without voice
    the kids sing live, do we get the music alone
    how many minutes is a song
    length of the ad tune
    can I put it as ringtone
    do you give the minus one track
    do I get a reel version as well
`,
  filesOfLyrics: `
    do i get a karaoke of my own song
    with lyrics to music is there a version without singing
    my poem as a song, is karaoke included
    do i get mp3 and karaoke
    is there a karaoke version
    do i get a karaoke version of my song
    karaoke included?
    karaoke for our sangeet dance
    is there a karaoke track
    can guests sing along, a karaoke?
`,
  filesOfJingle: `
    how many seconds is a jingle
    do i get the jingle without the voice too
    with voice and without voice both for my jingle?
    acapella of my jingle, do i get that
    which format do i get the jingle in
    how long is the jingle
    is a music only version of the jingle there
    how many seconds is a jingle
    how many seconds is the jingle for my shop
    how many seconds is the jingle
    length of jingle
    does the jingle come with and without the voice
    length of the jingle in seconds
    in which form is the jingle given
    how long is a jingle
    how many seconds of jingle do i get for matatu speakers
    tell me the duration of the jingle
    jingle without singing, only music
`,
  videoLength: `
    does my poem collection get a tall clip for reels besides the wide one
    story book author, both shapes of the video, upright and wide?
    will the book clip fill a phone screen held straight
    reel size and youtube size of my book video, do i get the two
    and a tall version of the book video for reels
    and is there an upright one for reels as well
    where can i use the film about my book
    is the book trailer fit for launch day
    what is a book video good for, feed or page
    can i play the book clip at my launch and also post it
    for what purpose do authors take the book film
    in which shapes do you give the book video files
    how many seconds is the book video
    should the clip of my novel be under a minute and half
    vertical video for reels too?
    how long is the video on my book
    upright so that it fills the handset, is the book clip so
    is the trailer in portrait also
    can i use the clip for my book on shorts as well as on a projector
    is the book film made for reels
    how long is the book video
    will it be short enough that people watch it to the end, the book video
    how many seconds is the book review video
    vertical or horizontal, the book video
    is it one size or two, tall and wide, the film for my book
    how many seconds will my book video be
    my publisher wants a sixty second trailer
    can i show the book video on youtube and insta both, does it fit
    is the book trailer vertical for reels
    2 min max? the book trailer
    what format does the book video have
    how many minutes do you make for a book
    does the clip of my poetry book fit in a story
    one minute or longer, the book film
    runtime of the review film?
    what size does my book trailer come in
    length of the video about my book
    can the book film run five minutes
    can I post the book video on instagram
    can the video about my novel be three minutes
    square, tall or wide, how does the trailer of my book come
    what size is the book video
    launch hall has a big screen, does the book clip suit it
    shortest length of the book clip?
    will the video fit on youtube and reels
    reel shape possible for the novel teaser
    video how long
    is the book review video short
    what duration do authors usually get for the video
    length of the book trailer in seconds
    hw long will the kitab video be
    in what shape do i get the book video
    vertical video for instagram?
    would the book clip work as tiktok
    is the trailer vertical
    i have a launch on a big screen, is the book film wide enough
    is 30 sec possible for the book video or is it longer
    vertical and horizontal both?
    do i get both a phone version and a tv version of the book film
    will the video of my poetry book be under two minutes
    how many minutes is the review video
    minutes of the review video
    is the video upright for instagram
    does the book video come for phone screens too
    how long is the video
    is it suitable for instagram reels, the book clip
    is the film one minute or two
    format and duration of the book review film please
    video upright for reels?
    can i post the book video as a reel
    does it come in landscape for youtube
    duration of book film
    which length has the book film
    format of the book video`,
  honest: `
    will there be false praise in it
    does the clip flatter my novel with lies
    is any praise in the book video made up
    will you exaggerate about my poems in the video
    is the book review a genuine opinion or an ad
    will readers think it is a paid review
    can the video pretend that a famous critic loved my novel
    is the video honest about the book
    is it a true review or an advert for my book
    would viewers be told that i ordered it
    do you invent praise
    my book is average, will the film lie for me
    does the book video tell people that i paid for it
    can you make up good reviews
    please put some readers saying wow in the clip
    is the book review honest
    will you praise my book even if it is bad
    does anybody actually read it and judge, or just praise
    do you write fake reviews
    can you give my book 5 stars on goodreads
    do you invent what readers said
    are the reader opinions real
    is it an advert dressed as a review
    is it a paid review
    can you put in some nice reader quotes that nobody said
    the reader voices in the clip, are they actual people
    will you say my book is good even if it isn't
    are you making up quotes from readers
    is the review of the book genuine
    is it advertising or a real review
    will the reviewer say bad things too
    will it look like a paid promotion
    will viewers know that the author ordered the video
    i dont want to be caught with a bought review, how do you mark it
    can you post positive reviews on amazon
    can you write that it is a bestseller though it's not
    do you read the book before you make the video
    i want five star comments in the video, possible?
    is it disclosed that the author paid
    do you invent reader comments
    i want good ratings for my novel in the film, can you make them up
    is it neutral or flattering
    can you add reader quotes that say its great
    how truthful is the film on my memoir
    my readers will ask if the review is paid, what does it say
    is the video advertising or a real review
    do the opinions in the book film come from true readers
    fake reviews?
    do you write reviews on amazon for my book
    book bloggers will call it sponsored, is that said openly in it
    is the book video an honest opinion
    false testimonials from readers, do you put those in
    does someone really judge the book
    will it be praised no matter what
    is the book review genuine
    will you say good things only about my book
    are opinions in the book video real ones
    will you write fake praise for my book
    is a paid book review honest
    does the video say it is sponsored
    would you say my book is a bestseller when it isn't
    are the reviews real
    will you write fake reviews
    does the video pretend to be a reader
    paid review or real one
    do you give a real opinion on the book
    are the readers opinions in the video real
    will it say that I paid for it`,
  staffTraining: `
    does somebody sit down with the teachers
    who shows the older teachers how its done
    our teachers are slow with computers, do they get help
    would anyone come to the staff room and explain
    half my teachers never used such a thing, who trains them
    and do the teachers learn it in hindi
    can you teach our staff room over video
    some of our teachers fear computers, what about them
    will somebody show my teachers how to work with it
    must our staff learn the tools alone
    is there a session to teach the teachers
    and who explains it to the older teachers
    who will teach the tool to our teachers
    will the trainer sit with our teachers in the staff room
    who explains to teachers how to run the quiz tool
    by video or at school, how do the teachers learn the tool
    will you show my teachers how to use it
    do you train the teachers
    half my staff cannot even open a pdf, who will sit with them
    will someone teach our teachers
    is training for our staff included
    will somebody show our teachers how to use it
    is a session held before we begin with the tools
    do teachers get any training with the tools
    how will my faculty learn it
    our teachers are old and not used to computers, who trains them
    the maths sir is sixty and hates screens, how will you bring him along
    how do our teachers learn to use the lesson planner
    how long is the teacher training
    where does the training take place
    do you come over to the staff room and explain
    is training online or at the school
    is there a demo session for staff
    do you do workshop for our teachers on using your tools
    can the training be on a zoom after school hours
    my staff is not good with computers, will you show them
    is there a workshop for the school staff
    our teachers are old and afraid of computers
    do we have to learn the tools from youtube
    who trains the teachers
    will you teach us how to work with it
    will you explain it to our office clerk
    what if a new teacher joins later, is she shown too
    in which language is the teacher training
    online training for teachers?
    teacher training?
    we need somebody to hold our hand in the first week
    how long is the training for teachers
    who trains my staff
    how will our teachers learn it
    will one afternoon be enough to learn the class tools
    do you come to our staff room
    do you come to the school to explain it
    who shows our staff how to use it
    does the school pay for learning how to use it
    does the coaching faculty get a demonstration class on using it
    do you come to the school to show it
    training for 30 teachers, included?
    my teachers are scared of this ai, do you help them start
    our teachers in thika are far away, can training be by video
    our teachers are old, will they learn it
    teacher training online or in school
    is there a guide person for the teachers
    can our teachers learn it in hindi
    is training included for teachers
    will somebody come to teach the teachers
    trainig for teachers online?
    is the training short or many days
    who will show my receptionist how to use it
    do we get training or find out ourselves
    induction for faculty, is that given
    do we pay extra for training our teachers
    how many hours of training
    is training in hindi
    who explains it to the nursery teachers
    will you help the older madams use it
    who shows our teachers how
    do you train the staff
    can you teach our staff in machakos by video how to use it
    training for older teachers
    we need handholding for the staff
    is there any orientation for our teachers
    is there a workshop for teachers
    who teaches the teachers
    our teachers don't know ai, will you teach them
    is training included for the school`,
  syllabus: `
    can teachers change the plan before the lesson
    and may my teachers rewrite parts of the lesson plan
    my teachers have their own style, can they alter the plans
    who finishes the draft
    who completes the lesson draft
    does our teacher finish the plan herself
    who corrects the drafted lesson plan
    lesson-plan drafter, are activities in it
    does the drafter write down homework for the class
    how is the period laid out in the drafter
    lesson plan drafter explained please
    are class activities suggested by the planner for each period
    can i change what the lesson drafter wrote
    does it follow the cbse syllabus
    plans for class 1 to 12?
    does it know what comes in class 9 geography of our board
    which board does it follow
    is it suitable for icse schools
    we go by the kenyan cbc, can the plans be for that
    homework and activities inside the plan?
    do you cover cbse class 10
    does the lesson plan match cbse chapters
    how long is one period in the plan
    does a lesson plan say minute by minute what to do
    our chapters are in a private press book, can the plan be made from it
    will it work with our own book
    how detailed is one lesson plan
    does it work with our state board
    i teach accounts to class 11, is that subject there
    is it only for ncert
    is class 11 and 12 covered
    does it match our syllabus or yours
    will it break the forty minutes into steps
    which classes is it for
    can it use our own textbooks
    same chapter, two versions so bench partners can't copy, does it give that
    does it follow ncert chapters
    answers at the back of the test?
    can the teacher change the lesson plan
    do the drafts match what we are supposed to cover this term
    is it suitable for primary school
    we are a state board school, does it fit
    which subjects are covered
    can i alter the plan after it is drafted
    can the questions come from our own book
    our own textbook by a local publisher, can it use that
    for which subjects can it make plans
    bihar board, is it familiar with that
    does it work for the kenyan curriculum
    are answer keys included
    physics numericals too or only theory subjects
    does the planner know our kenyan cbc
    is the plan editable
    our own school made curriculum, can the plan be made to it
    can it make a second version of the test so neighbours can't copy
    does it make plans for small kids also
    cbse?
    is home task suggested in the plan
    which board
    do i give the chapter or does it know it
    from which book does it take the questions
    works for class 3?
    can we feed our own chapters
    does it go topic by topic in our order
    what is inside a lesson plan
    do papers come with answers
    kg classes, are there plans for tiny ones
    does the lesson plan have homework and activity
    does it follow icse
    is ncert covered
    will the lesson plans fit our board
    can it follow the order we teach in
    a level and o level, does it cover
    ib or igcse school, will it work
    can it make plans for class 8 science
    is it for arts and commerce teachers too
    icse school here, is it useful for us
    up board hindi medium, does it know that
    maharashtra board history, ok?
    ssc or hsc, which does it fit
    does it use our own textbook
    is the test made from our chapter
    is state board supported for lesson plans
    which subjects do the lesson plans cover
    does it work for montessori
    can a coaching centre use its own notes for the plans
    cbse or icse?
    nursery level lesson plans too?
    does it follow our board
    are plans made chapter wise
    do lesson plans contain activities and homework
    for which classes is it
    up state board possible?
    is it for class 1 to 5 also
    our own textbook, can it use that
    which subjects
    can it plan for sanskrit
    are activities part of the lesson plan
    does it know ncert chapters
    do the plans have homework in them
`,
  filesOfSchool: `
    lesson plan comes as word file? my principal wants print
    is the lesson plan a pdf or only on the phone
    can i print the quiz
    will i be able to edit the lesson plan in word
    in which format do i get the worksheets
    is the lesson plan fixed or can it be edited in word
    in what format do teachers get the plans
    teachers need it in word since they always alter something
    do the plans come in word file
    in what format are the lesson plans
    can teachers edit the plans
    is plan given as word so that i change it
    can i print the lesson plan
    is there a word file of the plan
    can the plan be printed for the file that the inspector checks
    do plans come in word
    do you get it in word
`,
  decides: `
    will any message reach parents before a teacher has read it
    does a notice go to families by itself or does staff approve
    can something be sent to parents without our checking
    and does anything leave without the teacher's yes
    is the note to parents sent before the class teacher has seen it
    could a mother get a school message no teacher has approved
    can our teacher alter the parents message before it leaves
    who okays the message to parents, the machine or miss
    do drafts go out before a teacher has read them
    can anything leave the school without our teacher seeing it
    will the tool send by itself or wait till the class teacher approves
    who reads it before it goes out, our teacher?
    i worry an unread draft slips out to families
    does our principal or teacher approve each draft before it leaves
    is it certain nothing is sent unread by the school tool
    and nothing goes out without the teacher
    parents fear that a machine marks their children
    does a machine give the marks
    does a child's result depend on a computer
    who has the last word on marks
    who decides the marks
    who gives the final mark, ai or teacher
    if my teacher thinks 8 and the tool thinks 6, which one counts
    will ai fail a student
    does AI give the marks
    does the teacher check after ai
    i am a parent and don't like that software judges my girl
    who decides the grade
    do teachers still have to look at each copy
    who signs off on the result, sir or software
    is the computer giving the marks to children
    can i see why it gave 6 out of 10
    will teachers be replaced by AI
    will the pupil get to see marks before madam looked at them
    can a teacher overrule the marks
    can our sir change a mark that ai gave
    who checks that the quiz answers are right
    can it explain how it arrived at a mark
    is the ai giving marks to my kids by itself
    will the machine give final grades
    will my daughter be marked by a robot
    do we lose our say in the exam results
    is the AI grading fair
    my staff says ai will mark the kids, is it so
    the union asks if the machine replaces examiners
    what if ai marks an answer wrongly
    does a teacher check before students see it
    I don't want a machine marking my students
    is its number only a suggestion
    who has the final say on marks
    does ai have the final word in checking copies
    are messages sent to parents without a teacher seeing them
    what if it's unfair to a kid with bad handwriting
    does anything go out unchecked
    ai gives marks?
    do students get the marks before the teacher sees them
    does someone read the feedback before kids get it
    teacher decides or computer
    is human check needed after grading help
    does anything reach home without the class teacher's ok
    can we see why it cut marks
    can a machine fail my child
    will a computer decide my students marks
    final result ai ka hoga ya teacher ka
    who checks the marks before they go out
    is a teacher still needed for checking
    is the checking fully automatic
    can i change a score it gave to an essay
    are the answer keys always correct
    does a student see ai marks directly
    does a message go to parents without the teacher reading it
    should teachers blindly accept its marks
    does the ai give the final marks
    can the teacher change the marks
    a boy was given too few by the tool, can we set it right
    parents are worried that ai marks their kids, what do i tell them
    will the computer fail my students
    is the checking done by machine alone
    is the head teacher in nyeri still the one who approves grades
    teachers fear being replaced in copy checking
    will ai take the job of teachers
    how fair is the grading by ai
    are grades sent out automatically
    who gives the marks in the end
    can a teacher overrule the mark
    are the ai marks only a suggestion
    where stands the teacher when the tool gives marks
    who has the last word on the marks, machine or teacher
    can a teacher change the mark
    who carries responsibility for the score, the teacher or the tool
    teacher or machine, whose mark goes in the report card
    does the ai give marks itself or can the teacher overrule
    is the computer's mark final
    what if the tool marks a child wrongly
    teacher overrides the ai?
    do teachers still check
    if a pupil gets a wrong grade from the ai
    will the tool replace teachers
    a child was marked wrongly by the machine, what now
    is the teacher still needed for marking
    does a teacher go over the answer key
    does it give reasons for a mark
    parents will complain if a machine marks, will it
    our teachers fear AI will replace them, what should i tell them
    will the tool take the teacher's job
    is the teacher still needed with this`,
  oneTeacher: `
    can a single teacher buy lesson plans
    i am on my own, no institution behind me, may i still take the planner
    home tuition teacher here, do i have to buy as school
    i am a teacher, can i buy it for myself
    my mother teaches class 4, can i get the lesson plans for her
    my principal refuses, i will pay from my pocket for the plans
    i teach 20 kids at home, is anything sold to a person
    i run evening classes in my drawing room for 15 kids, what could i get
    can i take lesson plans without my school
    wife is a hindi teacher, want to buy her the plans
    solo teacher price?
    guest lecturer, not on any school's staff, can i get a licence
    a single teacher of biology, what is there and what does it cost
    i teach maths at home, can i have it
    lesson plans as a present for my mum, she is a teacher
    is there something for a lone tutor
    i am a teacher on my own, can i take it without my school
    just one madam wants it, not the entire staff
    is it possible for one teacher only
    i want to order for one teacher, my sister
    one person licence for worksheets?
    would you sell the paper maker to only me
    for one teacher only which of these work
    just for me, not for the school
    can a husband buy lesson plans for his wife, a science teacher
    can a single user take it
    as an individual can i get grading help
    a small home tutor like me, am i too small for you
    what can a private tutor buy from the school tools
    only one madam will use it, my wife, ok?
    is it only for schools or also for one teacher
    my colleague teachers don't care, i want it for my class only
    i am a private tutor, not a school, what can i take
    how can a single teacher get it
    is it sold for just one teacher, it is for my mother
    must a school be behind the order
    am i allowed to buy it alone without the principal knowing
    can i get lesson drafts as a private person who teaches
    my school isn't interested but i am, can i buy alone
    my bhabhi teaches in a small school, can we take the planner only for her
    i give tuitions at home, can i get only lesson plans
    music teacher alone, can i get plans
    can i buy for myself or must the principal order it
    can one madam have the quiz maker alone
    mummy spends her nights writing plans, can i purchase it for her alone
    i give maths tuition in kisumu on my own, can i take the lesson tool
    i am retired teacher giving tuitions, which tool is for me alone
    which of your class tools can one sir use without his school
    i am a freelance trainer teaching commerce, may i take the planner
    lesson plans for one single teacher, the school is not involved
    only for me not for the whole school, possible?
    i teach at a govt school and want it privately
    my school will not pay, can i take it privately
    only one teacher in our tuition, what would we take
    my daughter just started as a teacher, may i buy the plans for her
    can a tutor like me have worksheets alone or only schools
    individual teacher plan available?
    indvidual tutor licence?
    can teachers buy individually
    one teacher in the family, can we get only her plans
    is there a plan for a single faculty
    just for me, i teach physics at home
    home tutor, one person, what can i get
    price for one teacher alone?
    can i alone buy the quiz maker
    can one lecturer subscribe alone
    my school wont buy, i want to pay myself for planning
    i teach dance theory alone, do you sell plans to one person
    one teacher price for quiz tool
    is there a licence for one teacher
    can a freelance teacher get the quiz thing
    do i need my school's permission to buy
    just me, maths teacher, what is the price for one
    are the tools sold to individuals
    i teach private batches, which tool can i have alone
    does the price hold for one teacher too
    im a single teacher, what can i take
    Anything for one teacher only, not school?
    can I buy teacher tool for myself alone
    school won't pay, I'll pay from my pocket
    is there individual plan for a maths techer
    I teach class 7 science and want something just for me, principal is not interested in all this
    Mwalimu here from Kisumu, I am alone in this, not the whole school. which of the tools can I get
    all your packages look like they are for schools, what is there for one teacher paying by self
    Can a private teacher subscribe personally? My management will never spend money on software
    i take english for 3 sections and I only need it for my own classes, what do I get alone
    I am a govt school teacher in Nashik, 62 children in one class and checking worksheets till 11 at night. School has no budget for anything so I will pay from my own salary, what can a single teacher have from you
    Good evening, I teach Grade 5 CBC in Machakos and making lesson plans eats my whole weekend. The headteacher said he cant buy anything for staff this year. Is there something small I can get for only myself
    my colleagues are not into technology and our school is not going to buy for everyone. But I am tired of setting question papers by hand every month, so I want to take it on my own money, what is available for 1 person
    Sir I am a primary teacher with 18k salary so I cannot take school package. I only want help in making worksheets and remarks for my own 40 students, tell me what one teacher can purchase alone without involving the school`,
  oneFamily: `
    can i buy the career test for my son
    our girl is in 10th and we fight about science or commerce, do you test single kids
    career test for my daughter only, not school
    can i get something for my own child
    i teach my two at home, can we have your quizzes
    i am in 11th, do you have something for me to practise
    may a father order something for one boy
    my son is in 12th, can he take the career test
    homeschooling mother here, what can i use
    we do not belong to any school of yours, can our child still sit for the aptitude test
    can i get the career test for one child please
    is it only for schools or can parents buy
    daughter wants practice papers at home, could we have the maker
    we are parents, can we take the career test directly
    is the test for careers open to one pupil
    i am a student, can i use your tools
    is the career test available for one student
    can you help my sister's kid in class 9 choose a subject line
    do you have a learning tool for a child in class 6
    my daughter needs practice tests at home
    i'm preparing for boards by myself, is there a tool for me as a student
    i am preparing for neet, do you have a tool for me
    only for my grandchild, no school in between
    can a mother buy worksheets for her kid
    i am a student, can i buy the quiz maker for myself
    our home school of one kid, what is possible
    my kid is in class 9, can he take your test at home
    career test for one child
    do families get it or just institutions
    daughter finishing 10th, confused about stream, can she take your test
    mother of a class 12 boy, he is lost about what comes next
    we teach our child at home, can we have it
    my son is weak in science, any tool for him
    do i as a pupil get access without school
    can a student buy it
    can a student take the test on his own
    my children need worksheets in the holidays, can i get them as a parent
    can parents order it without the school
    private candidate, studying alone, anything
    my brother is confused after 10th, can you test him
    single student price for career test
    one kid one test, possible?
    we are parents, can we buy the quiz maker for home
    how much for one student only
    my form four son in nakuru needs career guidance, can he take yours
    i want something for my daughter to study at home
    my school has nothing like this, can i join alone as student
    is there anything for a child who is weak in maths
    my son does not know which stream to take, can you test him
    is there any app for children to practise
    exam practice for my boy
    can parents purchase directly from you
    tuition for my child through ai?
    study app for students?
    can students sign up by themselves
    for my two children, not for a school
    is there anything for one child at home
    app for my kid to learn maths?
    i am in class 12, can i do the aptitude test alone
    my nephew needs career advice, can he take the test
    parent of two kids, what can i buy
    do you sell to parents directly
    how much for just one kid`,
  perStudent: `
    do you charge for each child
    our strength doubled this year, will we be charged more
    is there a cap on how many children
    is it per child or for the whole school
    play school with 40 tiny ones, do we pay as much as a big one
    limit on students?
    does every section count separately
    how many students are allowed
    per student or per school
    what if admissions increase midyear, does the bill grow
    how many students can use the quiz maker
    does the price go up with more students
    is there a maximum of kids that can sit the tests
    how is the school fee counted, by heads or flat
    do you count heads
    we have only 60 kids, is it cheaper for us
    our school is tiny, 90 children, do we still pay the full
    unlimited students in it or is there a number
    is the quiz tool per teacher or per school
    is the fee per student or per year
    morning shift and evening shift, is that two schools for you
    whole school means how many users
    do 60 teachers need 60 licences for the quiz maker
    how many teachers can use one school licence
    does the cost depend on strength of the school
    for a school with few pupils is there a smaller rate
    same price for small school and big school?
    does every teacher need her own login to be paid
    hostel, junior and senior, all under one fee?
    two sections or ten, same amount?
    by roll strength or lump sum
    we have 2000 students, same price?
    how many parents can we message for that price
    how many logins do we get for the school tools
    we have 1200 kids, does it become more expensive
    is there any limit of pupils
    each learner billed, or the school as one
    are the yearly charges per class
    we only want it for class 9, do we still pay for the whole school
    the quiz maker, is it for all classes in that price
    school of 300, school of 3000, what is the difference in price
    is there a limit of accounts for the staff
    is it costlier for a big school
    do small schools pay less
    three branches in kenya, does each pay for itself
    one price for junior and senior wing?
    if just fifty of our children sit the career test, is it the same fee
    if new children join do we pay more
    two campuses, do we pay twice
    is the amount tied to how many children we have
    our trust has 4 schools, one licence or four
    two branches of our school, one fee or two
    price per pupil?
    is the fee per child
    is parent communication charged per parent
    do we pay for each class separately
    one price for all teachers or each teacher separately
    do all teachers get access for the school price
    do we pay by number of students
    licence is per school or per user
    what is counted, students or teachers
    do you charge for each child or not`,
}
