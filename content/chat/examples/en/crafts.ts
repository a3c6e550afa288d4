import type { crafts } from '#content/chat/topics/crafts.ts'
import type { Examples } from '../examples.ts'

export const englishCrafts: Examples<typeof crafts> = {
  seo: `
    will my site be found on google
    do you do seo for the website
    will people find me when they search
    can you get me on the first page of google
    will my business show on google maps
    do you do something for google
    when somebody types my book name will my site come
    does the website rank well
    first page on google guaranteed?
    does my clinic show on maps
    do you do search optimisation
    do you do seo work for websites
    seo, do you handle it
    will people find us when they look for a cafe nearby
    can i be number one on google
    is the site optimised for search engines
    I want to come up when someone types dentist near me
    is seo included with the website
    will my hotel show on maps
    is search optimisation done
    is seo something you do
    is my site going to be on google
    do you also optimise for google
    google ranking?
    seo included?
    top ranking for dentist near me, can you do
    will people find my page
    will parents find our school on google
    can you make me number one on google
    do you do seo work
    can you get me to page one
    seo?
    how will customers find my site
    does it show in maps
    can you help with search ranking
    search engine stuff included?
    is the site google friendly
    will people find me on google
    can tourists find our homestay online after this
    do you put me on google maps
    will my site be first on google
    is seo part of the website
    how will customers find the site
    my competitor is on top in google, can I be too
    does my clinic come up on maps
    will my site come first in search
    can customers near me find the site
    how will patients find the website
    does the site rank
    I want to be seen when people search dentist near me`,
  oldSite: `
    my old site is broken and the developer vanished, can you mend it
    contact form of our site stopped working, can you repair
    fix our school website or make a new one
    can you improve my existing website
    I already have a website, can you improve it
    old clinic website needs facelift
    can you repair my existing site
    my current page looks outdated, can you redo it
    will you work on a website somebody else made
    our old site is very slow
    can you add a chatbot to my existing website
    somebody left our site half finished
    redesign of an old homepage
    better to fix my site or make a new one
    my wordpress site is broken, can you take it over
    our page is from 2015 and ugly
    can you polish the site we have
    can you modernise the website we have
    repair or rebuild, what is cheaper
    fix my old site
    redo my website
    my site was made by someone else, can you work on it
    improve current website?
    mend or rebuild?
    my site is very old
    website is slow, can u speed it up
    my author site is on blogger, can it be improved
    wordpress site hacked, repair possible?
    can you repair my website, it looks ugly
    the guy who built our ngo site vanished, can you take over
    fix or rebuild, what do you say
    my nephew's site is half done, can you finish it
    redesign of my present site possible
    can you repair my present site
    my site is old, new one or fix
    i have a wordpress page, will you work on it
    can you take over a site someone else built
    my nephew made our site, can you improve it
    my wordpress site is slow, can you mend it
    somebody made me a bad site, can you correct it
    hospital site does not open on phones, can you fix
    can you work on our present college site
    can you work on my current website instead of a new one
    our school website was made in 2012 and looks bad
    just fix my old site
    our site was built in 2014 and looks terrible, can it be saved
    got a site from my cousin already, will you improve it or must I start over
    site made in joomla, is it salvageable
    my web page opens slowly and looks ancient, can you do something
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
    is the site mobile friendly
    does it load fast
    my customers have cheap phones and bad internet
    will it open quickly on slow networks
    is it responsive
    most of my guests come by phone
    how does it look on a small screen
    how fast are your websites
    does the site work on small screens
    will the page work on iphone and android browsers
    works on phone?
    quick on 3g?
    loads quick?
    is the site fast
    does the site open on 2g
    good on mobile?
    will the site open on phones
    does the website work on a cheap phone
    is it fast on slow internet
    will it look good on mobile
    parents only have phones, does the site fit
    does it run on iphone and android browser
    site for villagers with slow net
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
    I want an app in the play store
    native app for my shop
    can you develop a mobile application
    app for ios and android, cost?
    we want an app for our members on iphone
    is there an app for my restaurant with loyalty
    is it an app that people download
    do I need to install an app
    do you publish apps in the app store
    do you make android app for coaching
    android app?
    app on playstore
    do you make playstore apps for shops
    native apps?
    ios app cost
    can doctors get an app
    is there a mobile app for parents
    do you make phone apps
    do you make android apps
    I want an app on the play store
    do you develop ios apps
    is an iphone app possible
    do you make iphone apps
    can i get an app for my shop
    native app possible?
    can my shop have its own app
    our school wants its own app in play store
    can you make an app for parents to download
    apk for students
    mobile app cost
    app for my youtube channel
    app for play store
    I want an iphone app for my gym
    i want a downloadable app
    can you build an app like swiggy
    ios app price
    my own app for customers to download
    an app parents can install
    need app on iphone for our ngo
    flutter app?`,
  editSelf: `
    can i add new products by myself
    can i change text on my own later
    will i be able to update photos
    can the school office change notices on the website
    adding a new course to the website, can we do it
    can i add new poems to my site on my own
    can I change the website myself
    how do I update the text on my site
    is the website easy to manage for a non technical teacher
    can i upload my next book cover by myself
    can I add products on my own
    will I be able to edit prices on the page
    can i change the menu on the site by myself
    may i put new dishes in without you
    do i need you each time a price changes on my page
    do I have to call you for every small change on the website
    is there an admin panel for the site
    how do i put up a new event on our ngo page
    can I upload new photos to my website
    do I get access to edit the site
    who changes the website when my prices change
    do i have to call you for every small change on the site
    will i be able to add a book later
    will you teach me to change my site
    show me how to change things on the site?
    will i be shown how to edit the pages
    can my daughter update the photos
    will you show us how to edit
    can i upload new items to the store alone
    can I manage the shop myself
    i want to write blog on my site by myself
    can i edit it
    change prices on site myself
    do I get a login to change my site
    can i edit the site on my own
    will i be able to change texts
    adding items to my online store on my own
    can I change the text on my own
    can I add new products myself
    do I have to call you for each change on the website
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
  shopPayment: `
    will my buyers be able to pay by card on the shop you build
    does the online store take payments
    is checkout included in the ecommerce site
    can people order and pay on it directly
    which payment gateway will my shop have
    will upi work on my online store
    shop site with razorpay?
    do i get a cart and checkout
    can my guests pay a deposit on the site
    cash on delivery on the shop website?
    payments on my website, how does it work
    can i collect money through the website
    is the payment part extra in the e-commerce website
    how do my customers pay on the shop
    can the store accept international cards
    customers want to pay online on my site`,
  pageCount: `
    how many pages are in the website
    will i get a map and whatsapp button on it
    can i have 10 pages
    menu and map on the site, how many pages
    how many pages does the website have
    what is included in a business website
    is there a contact form on the site
    can I have ten pages
    does the site have a map and opening hours
    is there a page for each doctor
    number of pages in the 12999 website
    does it come with a whatsapp button
    is a gallery page possible within the six
    how big is the normal site
    what do I get for the business website price
    page limit?
    how many pages
    whats in the business website
    is a map included on the site
    six pages or more?
    is one page enough
    one page or more
    are 6 pages the limit
    pages in a business site
    what pages come in the business website
    I need 12 pages
    how many pages are there
    is five pages enough
    pages in the 12999 site
    what pages does the business site have
    does it have a contact page and map
    how big is a business site
    what comes in the 12999 website
    how large is the 12999 website
    is there a limit of pages
    does the site have a map and timings
    is gallery page included in 6 pages
    what size of site do I get
    does the website have a map and the timings
    will my address and opening hours be on the site
    how many pages does the clinic website get
    is there a whatsapp button on the site
    does the site show where my shop is
    can people call me from the site
    is whatsapp button there on the website
    is a contact form on the site
    google map on my website?
    will the site have our timings and phone
    what is on the pages of the business site
    gallery page possible?`,
  revision: `
    how many changes can I ask for
    what if I don't like the first version
    is there a limit on corrections
    can I request corrections
    how many rounds of changes are included
    do I pay for changes to the draft
    i am very picky, how many rounds
    i may not like the tune, then what
    if the design is not to my taste, can it be altered
    revisions included?
    can I ask for the song to be changed
    i don't like the draft, what then
    how often can i say change this
    how often may I say please change this
    what if the first draft is not what I imagined
    free corrections?
    how many changes
    redo if i dont like
    are corrections free on the website
    second round of changes costs?
    changes free?
    if the first try misses my taste what then
    can I have it altered till I like it
    how many times can I ask for changes
    what if i dont like the draft
    are corrections free
    rounds of changes?
    can i have it changed twice
    can i ask for another voice after the first draft
    what if I don't like the design
    can i change the words after hearing the song
    two changes or unlimited
    I want the song changed
    can you redo it if I don't like it
    are edits allowed in the jingle
    how many corrections are free
    song did not come out well, will you change it
    do you change it until I am happy
    are changes limited
    first draft is bad, what then
    can I ask for changes in the song
    do you charge for changes in the song
    how often can I correct it
    if the song sounds bad will you redo it
    are changes free
    how many times can i correct the website
    I want to change a line of the song afterwards
    number of revisions
    how many changes are free
    what if my wife does not like the song
    third change costs?
    can I say what to change`,
  singer: `
    male or female voice, is it human
    is it an actual singer
    can you copy arijit's voice
    who sings the song
    who sings the anthem
    is it a real singer
    can you make it sound like arijit singh
    can I choose a male or female voice
    are the voices AI
    can you copy a famous singer's voice
    is the jingle sung by a person
    can i have a female voice in it
    can it be sung in my own voice
    is the music played by humans
    do you have singers
    is it sung by a person or a machine
    who sings
    real voice?
    can I get a woman's voice
    can a child voice sing it
    do you copy famous singers
    sounds like a robot or like a human singer
    i want it in kishore kumar style voice
    can you imitate lata mangeshkar
    who will sing it
    can you clone my late fathers voice for the song
    can you do it in the voice of arijit
    male or female voice
    is the voice a real singer
    is it ai voice
    human singer?
    a duet of man and woman, possible?
    is the voice ai
    can I sing it myself
    can you copy lata ji's voice
    will it be ai singing
    can my own voice be used in the song
    who sings it
    is it a human voice
    can it sound like lata ji
    male or female voice in the song
    female voice possible?
    can it be in kumar sanu's voice
    is it a human or a computer singing
    a child's voice?
    can you copy the voice of a famous singer
    is the song sung by a machine
    real singer?
    ai voice or human in the jingle
    is the singer real
    can it sound like lata
    I read that ai voices get copyright strikes
    famous bollywood singer voice please
    do you hire playback singers
    does a person mix it
    is the voice copied from a famous singer`,
  files: `
    do i get mp3 and karaoke
    mp3 or wav
    can i get vocals separately to remix
    which format do i get the jingle in
    can i get it without the voice
    in which format do I get the song
    do I get an mp3
    how long is the jingle
    is a music only version of the jingle there
    can i have the track without the voice
    is there a karaoke version
    how many seconds is a jingle
    what files do I receive
    how many minutes long is the song
    what do you hand over in the end for a song
    do we get a 30 second cut as well
    how many seconds is the jingle
    do I get the music without voice
    can I get separate voice and music tracks
    we want to sing it live, is there a backing track
    how do you deliver the song
    which format is the song in
    do I get a short version for reels
    instrumental only version?
    mp3?
    length of jingle
    karaoke included?
    length of the jingle in seconds
    can i have it without voice
    what do I receive at the end for the song
    download link or cd?
    instrumental version available?
    our choir will sing, give us only the tune
    duration of the ad tune
    in what format is the song given
    how long is a jingle
    stems for my editor
    do I get mp3
    separate voice file and music file
    what all files come with the song
    karaoke for our sangeet dance
    does multi format include voice separately
    how many minutes is the song
    tell me the duration of the jingle
    live singing at the function, music track please
    is there a karaoke track
    do I get a version without voice
    do i get the song on whatsapp as a file
    how many seconds is the ad tune
    which format do I get
    mp3 or wav?
    do I get the song without voice
    the kids sing live, do we get the music alone
    how many minutes is a song
    length of the ad tune
    can guests sing along, a karaoke?
    jingle without singing, only music
    can I put it as ringtone
    do you give the minus one track
    do I get a reel version as well`,
  videoLength: `
    how many seconds is the book video
    vertical video for reels too?
    is the trailer in portrait also
    how long is the book video
    how many seconds is the book review video
    how many seconds will my book video be
    is the book trailer vertical for reels
    what format does the book video have
    one minute or longer, the book film
    length of the video about my book
    can I post the book video on instagram
    what size is the book video
    will the video fit on youtube and reels
    video how long
    length of the book trailer in seconds
    vertical video for instagram?
    is the trailer vertical
    vertical and horizontal both?
    how many minutes is the review video
    minutes of the review video
    is the video upright for instagram
    how long is the video
    is it suitable for instagram reels, the book clip
    is the film one minute or two
    video upright for reels?
    can i post the book video as a reel
    does it come in landscape for youtube
    duration of book film
    which length has the book film
    format of the book video`,
  honest: `
    will readers think it is a paid review
    is the video honest about the book
    do you invent praise
    can you make up good reviews
    is the book review honest
    do you write fake reviews
    are the reader opinions real
    is it a paid review
    will you say my book is good even if it isn't
    is it advertising or a real review
    will it look like a paid promotion
    can you post positive reviews on amazon
    i want five star comments in the video, possible?
    do you invent reader comments
    can you add reader quotes that say its great
    is the video advertising or a real review
    fake reviews?
    is the book video an honest opinion
    will it be praised no matter what
    is the book review genuine
    will you say good things only about my book
    will you write fake praise for my book
    is a paid book review honest
    does the video say it is sponsored
    are the reviews real
    will you write fake reviews
    does the video pretend to be a reader
    paid review or real one
    do you give a real opinion on the book
    are the readers opinions in the video real
    will it say that I paid for it`,
  staffTraining: `
    will you show my teachers how to use it
    do you train the teachers
    is training for our staff included
    will somebody show our teachers how to use it
    how will my faculty learn it
    our teachers are old and not used to computers, who trains them
    how long is the teacher training
    where does the training take place
    is there a demo session for staff
    do you do workshop for our teachers on using your tools
    is there a workshop for the school staff
    our teachers are old and afraid of computers
    will you teach us how to work with it
    will you explain it to our office clerk
    online training for teachers?
    teacher training?
    who trains my staff
    how will our teachers learn it
    do you come to the school to explain it
    who shows our staff how to use it
    do you come to the school to show it
    training for 30 teachers, included?
    our teachers are old, will they learn it
    teacher training online or in school
    is training included for teachers
    will somebody come to teach the teachers
    who will show my receptionist how to use it
    do we get training or find out ourselves
    how many hours of training
    is training in hindi
    who shows our teachers how
    do you train the staff
    training for older teachers
    we need handholding for the staff
    is there a workshop for teachers
    who teaches the teachers
    our teachers don't know ai, will you teach them
    is training included for the school`,
  syllabus: `
    does it follow the cbse syllabus
    plans for class 1 to 12?
    in what format do teachers get the plans
    is it suitable for icse schools
    homework and activities inside the plan?
    do you cover cbse class 10
    how long is one period in the plan
    does a lesson plan say minute by minute what to do
    how detailed is one lesson plan
    does it work with our state board
    is it only for ncert
    does it match our syllabus or yours
    which classes is it for
    can it use our own textbooks
    does it follow ncert chapters
    in what format are the lesson plans
    can teachers edit the plans
    do I get the quiz in word or pdf
    is it suitable for primary school
    which subjects are covered
    can the questions come from our own book
    our own textbook by a local publisher, can it use that
    does it work for the kenyan curriculum
    are answer keys included
    is plan given as word so that i change it
    is the plan editable
    can it make a second version of the test so neighbours can't copy
    cbse?
    which board
    can i print the lesson plan
    works for class 3?
    can we feed our own chapters
    do papers come with answers
    is there a word file of the plan
    different sets of the paper for the same class
    does it follow icse
    is ncert covered
    will the lesson plans fit our board
    ib or igcse school, will it work
    can it make plans for class 8 science
    up board hindi medium, does it know that
    maharashtra board history, ok?
    does it use our own textbook
    is state board supported for lesson plans
    which subjects do the lesson plans cover
    do plans come in word
    does it work for montessori
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
    do you get it in word`,
  decides: `
    parents fear that a machine marks their children
    does a machine give the marks
    who has the last word on marks
    who gives the final mark, ai or teacher
    will ai fail a student
    does AI give the marks
    who decides the grade
    do teachers still have to look at each copy
    can i see why it gave 6 out of 10
    will teachers be replaced by AI
    can a teacher overrule the marks
    who checks that the quiz answers are right
    is the ai giving marks to my kids by itself
    will the machine give final grades
    is the AI grading fair
    my staff says ai will mark the kids, is it so
    does a teacher check before students see it
    I don't want a machine marking my students
    who has the final say on marks
    are messages sent to parents without a teacher seeing them
    does anything go out unchecked
    ai gives marks?
    teacher decides or computer
    is human check needed after grading help
    can a machine fail my child
    will a computer decide my students marks
    who checks the marks before they go out
    is the checking fully automatic
    are the answer keys always correct
    does a student see ai marks directly
    does the ai give the final marks
    can the teacher change the marks
    will the computer fail my students
    is the checking done by machine alone
    teachers fear being replaced in copy checking
    how fair is the grading by ai
    who gives the marks in the end
    can a teacher overrule the mark
    who has the last word on the marks, machine or teacher
    can a teacher change the mark
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
    parents will complain if a machine marks, will it`,
  oneTeacher: `
    can a single teacher buy lesson plans
    home tuition teacher here, do i have to buy as school
    i teach 20 kids at home, is anything sold to a person
    solo teacher price?
    a single teacher of biology, what is there and what does it cost
    i am a teacher on my own, can i take it without my school
    one person licence for worksheets?
    for one teacher only which of these work
    as an individual can i get grading help
    is it only for schools or also for one teacher
    i am a private tutor, not a school, what can i take
    am i allowed to buy it alone without the principal knowing
    i give tuitions at home, can i get only lesson plans
    can i buy for myself or must the principal order it
    i am retired teacher giving tuitions, which tool is for me alone
    only for me not for the whole school, possible?
    my school will not pay, can i take it privately
    individual teacher plan available?
    is there a plan for a single faculty
    just for me, i teach physics at home
    home tutor, one person, what can i get
    can i alone buy the quiz maker
    can one lecturer subscribe alone
    my school wont buy, i want to pay myself for planning
    one teacher price for quiz tool
    is there a licence for one teacher
    can a freelance teacher get the quiz thing
    do i need my school's permission to buy
    just me, maths teacher, what is the price for one
    are the tools sold to individuals
    i teach private batches, which tool can i have alone
    does the price hold for one teacher too`,
  oneFamily: `
    can i buy the career test for my son
    career test for my daughter only, not school
    i am in 11th, do you have something for me to practise
    homeschooling mother here, what can i use
    can i get the career test for one child please
    we are parents, can we take the career test directly
    is the career test available for one student
    do you have a learning tool for a child in class 6
    i am preparing for neet, do you have a tool for me
    i am a student, can i buy the quiz maker for myself
    my kid is in class 9, can he take your test at home
    daughter finishing 10th, confused about stream, can she take your test
    my son is weak in science, any tool for him
    can a student buy it
    can parents order it without the school
    single student price for career test
    we are parents, can we buy the quiz maker for home
    i want something for my daughter to study at home
    my son does not know which stream to take, can you test him
    is there any app for children to practise
    exam practice for my boy
    tuition for my child through ai?
    study app for students?
    can students sign up by themselves
    is there anything for one child at home
    app for my kid to learn maths?
    i am in class 12, can i do the aptitude test alone
    my nephew needs career advice, can he take the test
    parent of two kids, what can i buy
    do you sell to parents directly
    how much for just one kid`,
  perStudent: `
    do you charge for each child
    is there a cap on how many children
    limit on students?
    per student or per school
    how many students can use the quiz maker
    how is the school fee counted, by heads or flat
    our school is tiny, 90 children, do we still pay the full
    is the quiz tool per teacher or per school
    whole school means how many users
    does the cost depend on strength of the school
    same price for small school and big school?
    two sections or ten, same amount?
    how many parents can we message for that price
    we have 1200 kids, does it become more expensive
    are the yearly charges per class
    school of 300, school of 3000, what is the difference in price
    is it costlier for a big school
    one price for junior and senior wing?
    two campuses, do we pay twice
    our trust has 4 schools, one licence or four
    price per pupil?
    is the fee per child
    is parent communication charged per parent
    one price for all teachers or each teacher separately
    do all teachers get access for the school price
    do we pay by number of students
    licence is per school or per user
    what is counted, students or teachers
    do you charge for each child or not`,
}
