import type { money } from '#content/chat/topics/money.ts'
import type { Examples } from '../examples.ts'

export const englishMoney: Examples<typeof money> = {
  payMethod: `
    can i pay by upi
    do you take cash
    cheque ok?
    how can i pay from london
    can i pay from kenya
    do you store my card
    how can I pay
    is my card stored with you
    do you accept credit cards
    which way do i pay for a song
    which payment methods do you take
    is cash okay
    do you take paypal
    can I pay with google pay
    do you accept neft from a trust account
    how can we send you the money
    do you take bank transfer from companies
    can i gpay you
    do you have a payment link
    bank transfer possible?
    where do I send the money
    do you see my card number
    how does payment work
    is it safe to pay by card here
    can I pay with m-pesa
    what payment options are there
    do you store my card details
    upi?
    upi ok?
    will you see my card number
    do you keep my card data
    are my card details safe with you
    is the card number stored by you
    card accepted?
    what is your payment structure
    how are the payments made safe
    are payments secure
    tell me the payment terms
    payment terms?
    how is paying organised
    how do i pay u
    payment modes
    can I transfer from my bank
    do you take cheque
    which cards do you take
    can someone abroad pay you
    do you take upi
    can I pay with mpesa
    is cash ok
    can I send by bank transfer
    can i pay with phonepe
    which ways of paying are there
    do you take credit cards
    can i send it by bank transfer
    where do i enter my card
    do you see my card details
    is it safe to give my card
    paytm?
    how do i send you the money
    do you take international cards
    can i pay by cheque at your office
    are card details saved at your end
    payment options please
    is my visa card stored with you
    can i pay in cash when we meet
    how do I pay from kenya
    google pay chalega or only card
    which payment options are there
    can I pay by cheque
    do you keep my card number
    how does one pay you from abroad
    is paypal possible
    how is payment done
    google pay?
    can school pay by cheque
    do u take phonepe or paytm
    in what way do you collect the money
    do you take gpay
    bank transfer details
    bank transfer ok?
    can I pay by card
    how do I send the money
    cash possible?
    paypal from abroad?
    payment modes?
    which account do I pay into
    is upi fine`,
  advance: `
    do i have to pay it all in one go
    must i give the whole sum at the start
    all the money at once?
    is full money taken before the work
    do i pay all 19999 on day one
    half now and half later works?
    how much of it is paid first
    pay after the song is ready?
    what part do i pay in the beginning
    when do i pay the remaining half
    should i send everything before you begin
    do you want all of it in one shot
    how much advance for a 44999 package
    what would the advance be on the growth package
    how much is the token amount
    how much do I have to pay upfront
    do I pay everything before you start
    is there a deposit
    what percentage in advance
    do you take money before the website is done
    when do I have to pay
    do you want money before starting
    how much first and how much later
    is it full payment before work
    when is the remaining amount due
    do I pay first or after delivery
    is advance payment needed
    how much at the beginning and how much at the end
    token amount?
    can I pay after the work is finished
    when is the balance payable
    do we pay the yearly amount at once
    must I pay the full sum before seeing anything
    how much before you start
    what is due at the beginning
    is half due first
    how much in advance
    do you start without money
    money first or work first
    do i have to pay before i see anything
    what percentage upfront
    when do i pay the balance
    first payment how much
    50 percent advance?
    what are the payment terms
    school pays after delivery, ok?
    when do I pay the monthly fee, at the start or end of the month
    how much advance
    pay first or later
    full payment before?
    do you want the money before you start
    what share do I pay in the beginning
    how much do i send to book you
    can i pay when it is done
    half half?
    when is the rest due
    when do you want your money
    do I have to hand over all the money on day one
    how do you take the payment, all first or half
    a guy took all my money first and vanished, how is it with you
    do you take money before the work like others
    how do you take the payment
    what are the payment steps
    how is the payment split
    payment schedule please
    i paid already, when do you start the work
    how do you take money from clients
    how do you take payment and is everything first
    how much do I pay first
    do you take the whole money before starting
    what part is paid upfront
    is there a booking amount
    do I pay everything at once
    can I pay after I see the work
    full money before work?
    I'd rather pay at the end, is it ok
    when do you want the second part
    what is the deposit
    can I pay you only when it is finished
    first payment is how much percent
    do you want the money before you begin
    must I pay in full in the beginning
    how much now and how much later
    pay on delivery possible?
    do I pay all in the beginning
    how much at the start
    what do I pay before you begin
    pay after work is finished, possible?
    half now half later?
    must I pay in full first
    when do I pay the rest
    what percent in advance
    I only pay when I see it working
    how much booking money
    do I have to pay first
    is the monthly fee paid in advance
    is the 50 percent fixed or can I give 30
    can I pay less in advance
    do I pay the rest before or after
    when do i pay the second half
    how much do i pay first for a song
    when is the balance due
    balance payment when
    is booking amount needed for the song
    first payment when`,
  instalment: `
    can i pay in three parts
    emi possible?
    pay monthly for the website instead of at once
    can I pay in instalments
    quarterly payment for schools?
    is emi available
    can I split the payment over six months
    pay in parts?
    could I pay every month a little
    do you give credit
    can we split the yearly fee
    can I pay half now and half later
    I can't pay it all at once
    can we split it in four
    three parts payment ok?
    is there a financing option
    three payments instead of one, ok?
    pay later option?
    pay slowly?
    emi?
    can i pay bit by bit
    pay monthly for the setup fee
    have you got a payment plan
    is there a plan to pay little by little
    can you offer a pay plan
    can a school pay in three parts
    split in 4 payments ok?
    monthly emi for the website
    can i stretch the setup fee over some months
    I don't have the whole amount at present
    can I pay in four parts
    can I pay slowly over some months
    is emi there
    can i pay month by month for the setup
    pay slowly in parts?
    is there financing
    two halves possible?
    can i pay the set up over six months
    no cost emi?
    pay in pieces
    5k per month till its done, ok?
    can i spread the cost
    can I pay the setup in 3 instalments
    is there any credit, I will pay next month
    can the fee be split
    we can pay only quarterly
    bajaj emi possible
    I can give 5000 a month, ok?
    can I split it in three
    pay in emi?
    monthly instalments for the website
    can I pay every month instead of at once
    monthly instalments for the setup?
    part payments allowed?
    emi for coaching?
    I can pay 5000 a month till it's done
    divide the payment please
    is there a no cost emi
    credit for 60 days possible?`,
  refund: `
    what if i am not happy after i paid
    what if i do not like it in the end
    suppose i hate it, do i get money back
    after paying i am not satisfied, then
    what if it is not good
    can i have my money back later
    and if i dont like the bot
    if the result is bad will you give the money back
    money back if not happy
    not satisfied, then what
    paid already and changed my mind
    can I get my money back
    i paid and changed my mind
    what is your refund policy
    do you refund if I am not happy
    is there a money back guarantee
    if I don't like the result will you return the money
    what if the bot does not work for us, do I get a refund
    what if it is bad, do i see my money again
    money back if my customers dislike it
    the work has started and I changed my mind, refund?
    are payments refundable
    I am not satisfied, return my payment
    wedding got called off, song money back?
    will I lose my money if I back out halfway
    if the song is bad do I get the money back
    i am not happy, i want my money returned
    if its bad do i get a refund
    money back if i dont like the result?
    will you return what i paid
    can i claim my payment back
    no refund at all?
    what if the bot is not good, is money returned
    refund policy
    i paid and changed my mind after you began
    give me back my advance
    do you return the fee when the work is poor
    can i get the set-up fee back when i cancel
    refund of the set-up fee possible?
    what happens to my money if it goes wrong
    if our school does not like it do we get refund
    refund?
    do you give money back when the bot is not good
    money back if bad
    i didnt like it so i want my money
    what if it turns out useless, is the money gone
    do I get anything back if I stop in the middle
    can you return half if the job is half done
    is there a return policy on your work
    do you give back money when i am unhappy
    will you give the money back if the bot is no good
    tell me the refund rule
    do you return money
    what is your return policy
    I don't like the result, do I get my money
    the song was bad, money back?
    money return if event is cancelled
    can I get a refund after the bot is made
    if I am unhappy will you pay back
    is it refundable
    no refund or what
    your refund rules please
    what if the work is bad, money back?
    can I claim my money back after a month
    will the money come back if it does not work
    suppose I hate the result, refund?
    is there no refund at all, are you sure
    my friend says by law you must refund
    money back guarantee?
    I paid and changed my mind, the work has started
    if the bot is bad do I get my money
    can I have my advance back
    do you return the payment
    what if I am not satisfied
    will you refund half at least
    sure that nothing is paid back?
    really nothing back once you've begun
    not even half back?
    so if I am unhappy my money is gone
    refund rules
    nothing is returned, true?
    my lawyer says you have to pay back
    you keep the money even if I don't like it?
    what about getting my payment returned
    do I lose the advance if it goes wrong
    no refund at all, is that a joke
    in my country every shop refunds, you don't?`,
  cancelBefore: `
    can I cancel my order
    what if I cancel before the work begins
    if I change my mind tomorrow do I get the advance back
    is the deposit refundable if you have not started
    how do I cancel
    principal changed his mind, we want to cancel the order
    cancellation policy
    I paid the advance but want to cancel
    what happens when I cancel early
    cancel the order before start, any charge?
    is there a cancellation fee
    i paid half yesterday and changed my mind
    can i back out before you begin
    can I back out before you start building
    can i cancel
    cancel next day
    I might change my mind before you begin, is that ok
    is the advance lost if I cancel early
    i want to call it off before you begin
    can i back out now, nothing has been built
    cancelled right after paying, what now
    is there a cooling off period
    nothing has started, i want to withdraw
    can i take back my order
    changed my mind one day after ordering
    cancel my order please
    my partner said no, cancel please, nothing is started
    if i cancel tomorrow do i lose the deposit
    what if I order and then don't want it any more before work starts
    what if I change my mind tomorrow
    if you have not started can I cancel
    can i call off the order
    I paid the advance but want to stop before you begin
    do I get my advance if I cancel early
    can I call the order off
    we ordered yesterday, cancel possible?
    how do I cancel my order
    I ordered yesterday and want to cancel
    what if my partner says no after I paid the deposit
    is the deposit lost if I back out before work starts
    I paid the advance yesterday and want to stop, nothing has begun
    can I cancel before you start
    i want to cancel before you start
    if I call it off in two days is my advance gone
    we may have to cancel the order before work begins
    backing out before you begin, what does it cost
    can I withdraw my order
    you have not begun, do i get my advance
    cancel order`,
  monthlyFee: `
    what is 2999 each month for
    why do i pay each month when it is made already
    what do you do for the monthly money
    monthly amount covers what
    is the monthly fee for hosting the bot
    what happens with the monthly fee, what do i get
    what is the monthly fee for
    why do I have to pay every month
    what do I get for the monthly charge
    is the monthly fee compulsory
    what does the subscription cover
    why is there a recurring charge
    why should i keep paying after it is built
    the 2999 each month, what do i get for it
    what is included in the monthly payment
    do I have to pay monthly forever
    what are you doing for the money each month
    can I have the bot without the monthly fee
    what if I skip the monthly fee
    justify the 2999 a month
    why monthly
    what is 2999 per month for
    is there work every month that i pay for
    what happens with my monthly payment, what do you do for it
    what am I paying for every month
    what does the recurring cost cover
    isn't the setup enough, why monthly
    isn't the set-up enough, why also monthly
    must I take the monthly plan
    why do I keep paying after the bot is made
    what happens for the monthly amount
    why is there a monthly charge
    what am i paying monthly for
    why a monthly charge at all
    is the monthly fee needed after setup
    what do i get each month for it
    why isnt it one time only
    what does 2999 every month cover
    monthly fee includes what
    who gets the monthly money and for what
    what do I get for 2999 every month
    is the monthly charge needed
    why should a clinic pay each month
    what is 2999 for
    what is covered by the monthly money
    what are you doing each month for that amount
    can I pay only the setup and no monthly
    why keep paying after it is made
    what do you do every month for that money
    what is the recurring charge for
    can I skip the monthly payment
    is there any way without monthly charges
    what is the monthly money for
    why do I pay every month
    2999 a month for what exactly
    what do I get for the monthly fee
    is the monthly payment necessary
    can I have the bot without monthly fee
    what's in the 3999 per month
    what is done every month for the fee
    what happens if I don't pay the monthly fee
    setup I understand, but why monthly
    is support part of the monthly fee
    why not just one time payment for the bot
    is there any annual renewal
    yearly renewal charges?
    do I renew every year`,
  stop: `
    can i stop it after some months
    how do i end the monthly service
    close the service
    i want to quit after the season
    do i lose everything when i stop
    how many days before must i tell you to stop
    can i pause the bot
    how do I stop the monthly payments
    can I cancel my subscription any time
    can the coaching stop in summer
    how much notice do I need to give
    can I quit whenever I want
    what happens to the bot if I stop paying
    I want to end the service after a few months
    if i stop paying what happens to the bot
    how to terminate the monthly service
    i close the hotel in winter, can i pause
    how do i end the subscription
    can i quit after two months
    notice period
    can I leave after three months
    if I close my shop can I end it
    do I keep the bot when I stop the monthly fee
    cancel monthly service how
    can I pause the service for two months
    do i lose all when i stop
    can you end the contract from your side
    what is left to me when I quit
    how to stop
    can i quit
    if we shut the shop can we end it
    what if i want out after a season
    what happens to the assistant when i end the plan
    leave anytime?
    stop after one month possible?
    I only need it for the season, can I stop after
    what if I don't want to continue after two months
    how do I end it
    how many days before must I tell you
    can I stop in the middle of a month
    will I lose the bot if I end the monthly plan
    can i cancel at any time
    may i cancel whenever i want
    free to cancel anytime?
    am i free to leave whenever
    can i cancel every month
    i want to leave tomorrow, what happens
    what do i lose if i end it
    if i quit now what happens to my bot
    can i quit after a few months
    i want to stop next month
    can i cancel the subscription any time
    what do i do to leave
    if i leave do i lose all
    can i pause for the summer
    how do i terminate
    is it easy to get out
    do i keep the bot when i stop paying monthly
    what is the notice to stop
    can i end it whenever i like
    cancel anytime?
    stop the monthly plan, how
    how do I end the service
    what if I don't want the bot any more
    we close in summer, can we stop then
    I want to discontinue the bot from next month
    what do I have to do to stop paying
    can I quit whenever I like
    is the monthly forever
    if my shop shuts down can I end it
    what stays with me when I stop
    can I stop whenever I want
    I want to quit after half a year
    we want to pause after admissions
    closing my shop in march, can I stop the bot
    how do I cancel the subscription
    what if I don't need the bot any more
    can i quit any time
    how do i end the bot subscription
    what if i dont want it after 3 months
    notice period?
    I will pause in summer, possible?
    if I stop, do I lose everything
    how do I get out
    end the service, how
    what happens when I stop paying
    can I give it up after three months`,
  lockIn: `
    do i sign for a year
    is there a minimum contract period
    am I tied in for a year
    do I have to sign for a certain time
    is there a lock in
    how long is the contract
    do you force a yearly commitment
    minimum number of months?
    any long term contract
    do I commit for 12 months
    is there any minimum number of months
    am i stuck with you once i begin
    is it a binding agreement for years
    lock in?
    contract length
    any bond?
    min duration
    am I bound for years
    do I sign up for a fixed term
    any contract term
    can you force me to stay
    is there a minimum period for schools
    do I have to sign for a year
    is there a minimum period
    am I tied for long
    am i bound for a year
    minimum months?
    is there any contract duration
    how long am i tied
    any exit fee
    notice period?
    do i have to commit for 12 months
    is there any lock in
    what is the minimum time I must keep it
    are we bound for 12 months
    notice period to leave?
    am I tied for a year
    one year contract compulsory?
    yearly agreement needed for clinic?
    minimum contract?
    for how long am I bound
    must I sign for 12 months
    contract length?
    do I commit to anything
    is it month to month
    can I change my mind after the first month
    how many months must i stay
    am I free to leave any time
    do I sign for long`,
  extraCost: `
    will there be anything extra on top later
    what else will i be charged
    are there more bills after this
    does anybody else send me a bill
    are there any hidden costs
    is there anything else to pay besides the price
    what other expenses will come
    what is not included in the price
    are there extra charges later
    are there other charges later
    does the price include everything
    any hidden cost for school
    what else do I have to budget for
    any additional fees I should know about
    so 19999 and 2999, nothing more?
    any surprise bills later
    is that the full cost or are there more bills
    what surprises can I expect on the bill
    who pays for the AI usage
    do I pay for openai or api tokens separately
    what do I pay to others
    is maintenance extra
    hidden charges?
    anything extra
    is there something i pay to others as well
    what else will be on the bill
    what else will I be billed for
    any other costs i should know
    is that all or do more bills come
    surprise bills?
    is the price all inclusive
    anything extra on top of it
    do i pay something to others as well
    no surprise bills?
    is this all I pay
    does the school pay something on top
    full cost, no surprises?
    will there be other bills from google or whatsapp or you
    what is on top of the price
    are there any other charges
    does anything get added later
    any additional fees for the song
    what else do we pay besides 25000
    is that all or more comes later
    tell me if there is anything hidden
    is this all or will more bills come
    any cost that is not on the page
    will I be charged extra for something
    what else do I have to pay besides this
    no surprise bills later, right
    are there hidden charges
    what else will I have to pay
    anything on top of the price
    no surprises later?
    is that all or are there other costs
    extra costs?
    what is not in the price
    tell me honestly what else you will charge
    any other fees I should know of`,
  messageCharge: `
    how much does whatsapp take per message
    is whatsapp's own fee included
    does whatsapp charge extra for messages
    who pays for the whatsapp messages
    is there a cost per message
    are whatsapp api charges included
    do I pay meta separately
    how much does each whatsapp message cost
    are messages unlimited
    who pays whatsapp for the messages
    is the meta cost inside your fee
    is there a limit on messages per month
    are conversation charges included in the 2999
    what does whatsapp bill me
    do I pay for every message the bot sends
    whatsapp bill separately?
    is each reminder charged
    per msg charge?
    who pays whatsapp
    do we pay whatsapp on top
    cost per chat charged by whatsapp, is it in the monthly
    is every message charged
    whatsapp bill extra?
    who pays whatsapp for messages
    how many messages are included
    will meta send me a bill
    are the message fees of meta in your price
    do i pay per whatsapp message
    is whatsapp free for the bot
    what does meta charge me
    do I pay for every whatsapp message
    does whatsapp take money for messages
    are whatsapp costs included in the monthly fee
    is there a per message price
    what does whatsapp take for messages
    what does meta charge on top
    if 1000 people write do I pay more
    does whatsapp charge me too
    who pays for the messages
    do parents messages cost extra
    meta charges included in 2999?
    is every message billed
    are whatsapp charges in the 2999
    cost per message to patients
    what does whatsapp itself take
    what about the cost of the messages
    how much per whatsapp message
    message fees extra?
    so 24999 and 3999 a month, and whatsapp extra
    and whatsapp costs extra, right
    are messages on top of the monthly
    is whatsapp paid by me or by you`,
  hosting: `
    do i pay for the domain separately
    is the domain extra
    is server cost in the price
    does 12999 cover hosting
    do i have to renew the domain every year
    yearly hosting cost is mine or yours
    domain and server included or not
    is www name free
    what do i pay for hosting on top
    is hosting included in the website price
    who pays for the domain
    does the website price include domain name
    do i have to pay for server for the author site
    we have a domain already, is that fine
    who pays for the server and the name of the site
    does the site price include the .com
    do I have to buy hosting myself
    what about server and domain costs
    where will my site be hosted
    does the price include .in domain
    is domain part of the website price
    in whose name is the domain bought
    yearly hosting charges?
    do you provide hosting
    who buys the .org domain for our ngo
    domain renewal, who handles it
    is ssl and hosting part of the package
    hosting charges yearly?
    what about hosting, is it included
    where will my website be hosted and who pays
    hosting included?
    domain free?
    who pays for hosting
    is the domain part of it
    do i need to buy a domain myself
    hosting included or extra
    yearly hosting cost?
    do you register the domain for me
    server and domain, are they in it
    does the price include a .com
    do I pay the domain separately
    is hosting included
    renewal of domain who pays
    do I pay for the domain
    who buys the domain name
    do I have to pay hosting every year
    domain charges separate or included
    do i get a domain with the site
    is the dot com name part of the price
    is the domain in the price
    does the website price include hosting
    do I buy the domain or you
    server costs?
    what about hosting
    domain in whose name
    any yearly cost for the site
    yearly domain cost in it?
    what's not included in the website price
    what is left out of the website price
    is anything missing in the 12999
    what do I pay besides the site itself
    website with chat, is hosting inside the price
    do I pay for the server too
    what else do I need to buy for a site
    is the web address included`,
  tax: `
    will i get a bill with gst
    is gst on top of the price
    do you give gst bills
    is gst included in the price
    are taxes extra
    can I get a tax invoice
    what is your gst number
    do I get a proper invoice
    can I claim input tax credit
    is 18 percent gst added on top
    is tds cut ok
    are prices inclusive of tax
    do you deduct tds
    is gst added on top of 19999
    does the price include gst
    will I get a receipt for my accountant
    can our company claim gst on your bill
    do you send a tax invoice to companies
    are you gst registered
    gst number of yours
    gst?
    bill with gst
    tax extra?
    bill with gst for hospital
    do your prices include tax
    80g receipt?
    need an invoice with my company's gst number
    can my accountant claim the tax
    do you give a gst bill
    is gst extra
    i need the bill in my firms name
    invoice on company name please
    i want an invoice
    is 18 percent gst on top
    gst extra?
    with bill or without
    do you issue a tax invoice
    is tax part of the price
    i need a gst bill for my firm
    can my ca get an invoice
    are prices before tax
    do you have a gstin
    will there be an invoice on company name
    receipt for my payment?
    can i claim input tax
    need a bill for accounts
    will i get a bill with gst number
    I need a tax invoice
    can you give a bill in the name of the trust
    need proper invoice for our school accounts
    prices with or without gst
    can I get input credit
    do you have a gst number
    will there be a proper bill for my ca
    is vat included
    bill with gstin please
    my accountant wants an invoice with gst number
    do you issue a receipt
    is gst on top
    gst included?
    can I get a gst invoice
    do you charge tax
    will there be a proper bill
    is 18 percent added
    tds deduction possible?
    is the price with tax
    invoice with our gst number
    can my accountant get a bill with gstin
    do trusts get a tax invoice
    bill with our gst number?
    our accountant needs tax details
    do you charge 18 percent
    is the amount inclusive of taxes
    will you deduct tds`,
  discount: `
    we are an ngo, do you give less
    any concession for charities
    special rate for students
    any off for old customers
    same price for trust and business?
    do you give something off for ngos
    non profit discount
    cheaper for a government school?
    festival offer for me
    can you come down a bit
    if i take two will you reduce
    is there some relaxation in price for a trust school
    can you give me a discount
    is the price negotiable
    festival offer going on?
    less for charity?
    what is your best price
    can you do it for less
    any offers running
    if I take two things do I get a discount
    special rate for govt school
    discount for ngos?
    we have five shops, some rebate?
    do you give something off for startups
    any deal for the festive season
    festival offer?
    does a govt school pay the same as a private one
    we give you regular work, what less
    another vendor quoted less, can you match
    do you give a special rate for schools
    I will bring you more customers, lower the price
    coupon code
    is there a student discount
    do you reduce the price if I pay for the year
    last price please
    is the rate equal for ngos and companies
    wholesale rate for event planners
    do charities pay the same
    bargain possible?
    will you match a cheaper quote
    discount?
    any scholarship for students
    best rate
    any offer
    can u reduce
    is there a different rate for non profits
    make it cheaper for me
    how about 15000 instead
    is there a concession for teachers
    best price for a trust
    first customer discount?
    can you do it for 15 instead of 19
    best you can do for a restaurant
    I am a regular customer, what can you do on the price
    can you make it cheaper
    give me a better price
    any festival offer
    do you do student discount
    i take two things, less price?
    what is your last price
    will you do it for 12000
    15 thousand and we have a deal
    come down a little
    is the rate negotiable
    loyalty discount?
    ngo discount possible
    i will send you other customers, reduce it for me
    can u do the growth pack for 35k
    best you can do?
    can you do it cheaper for a good cause
    is there a deal if I order three things
    special price for students or teachers
    offer code
    promo code?
    any festive offer going on
    student price?
    easter sale?
    new year discount
    can you reduce for a poor poet
    voucher for first time buyers
    is there a sale these days
    any scheme or offer at the moment
    can you lower it a bit
    lower rate if we order every month
    give me your best price
    any diwali offer
    any reduction for repeat orders
    is there some off for students
    is there a lower price for a ngo cafe
    if i pay for the year at once do i get it cheaper
    I am an old customer of your friend, less something
    do NGOs get a discount
    if I take two things will you reduce
    educational discount?
    make it 15000 and I sign now
    what is the last price
    any coupon code
    is there a new year sale
    cheaper if I pay for a year
    free for charity?
    bulk rate for 5 schools
    any ngo discount
    will you give me a deal
    can you do it for 10000
    any offer going on
    do you do pro bono work for ngos
    two things together, what discount
    discount for an ngo school
    can you come down a little
    do better on the price
    any discount for a charity on the quiz tool
    I am a student, cheaper for me?
    if I pay the whole year at once, discount?
    make it 15k and I take it today
    less for a repeat customer?
    we order ten songs, any discount
    best price for two branches
    another company quoted 8k for a bot, match it
    match the price of my cousin's developer
    they offer it for 6000, can you match
    can you beat this quote
    somebody gave me a lower quote, will you come down`,
  expensive: `
    that is too expensive for me
    I can't afford that
    is there something smaller
    this costs a lot
    your prices are high
    it is out of my budget
    my shop earns too little for this
    why is it so costly
    it is out of our budget
    we are poor, is there something smaller
    that is a lot of money for a small shop
    an ngo has no such money
    others do it cheaper than you
    the price is shocking
    I thought it would be less
    too pricey
    that is a lot for a small cafe
    25k is heavy for us
    too costly
    cant afford
    beyond my means
    so much money for a bot
    that is way more than I wanted to spend
    small shops cannot pay this
    hmm that is pricey
    my sales are small, what smaller thing could I begin with
    what is the smallest thing I can begin with
    why should I spend so much on a bot
    too much for my little shop
    is there a smaller option, we can't afford this
    this is out of my range
    way too costly for me
    you must be crazy, so much money for a bot
    seems costly. my cousin makes the same for 4000, why would i pay each month too
    too high, a student here does it for 6k over a weekend
    looks dear to me, and then monthly also
    expensive, my nephew can do it cheaper
    a boy in my street does it for 5000
    too costly for a small clinic
    20000 is a lot for a small shop
    that's a lot of money
    others do it for half
    too much for us
    my budget is much smaller than this
    too pricey for me
    way over what i can spend
    hmm costly
    why is it so dear
    i cannot pay that much
    its too much for a small stall
    bit steep
    high price bro
    cant afford that
    are you serious, 45 thousand
    that's a lot for a tea stall
    20k for a bot, hmm
    my turnover is low, this is out of reach
    too dear for me
    why so costly
    others do it for 5000
    my nephew would do it for free
    way over my budget
    that is more than I earn in a month
    my budget is tiny, poets dont earn
    isn't that overpriced
    a man on instagram makes it for 3000
    20 thousand for a bot, seriously?
    3000 for a teacher is a lot
    why is yours dearer than a freelancer on fiverr
    our school cant afford that
    other company quoted 8k, why are you so high
    my friend paid only 4000 for his site
    the man in our market does it for half
    fiverr people do it for 50 dollars
    agency next door takes 7 thousand for the same
    I found it cheaper elsewhere`,
  warranty: `
    is there a warranty
    what if something breaks after delivery
    do you fix bugs for free
    how long do you repair faults without charge
    guarantee period for the website
    if the bot has a bug in the second month who fixes it
    what if I find an error a week after launch
    it broke after three weeks, who fixes
    are repairs free at the start
    for how long are you responsible for faults
    do I pay for repairs
    jingle file is corrupted, will you fix
    the website broke after two weeks, will you mend it free
    warranty?
    if it breaks
    will you fix errors
    guarantee period on the website
    if there is a bug next week do i pay
    what if the site has an error after it opens
    bugs after launch?
    something stops working after ten days, do I pay
    my site has a bug after three weeks
    how long do you stand behind your work
    if it breaks next week do i pay
    something stopped a week after handover, is the repair free
    the site crashed 12 days after i got it, who pays for mending
    a fault showed up after two weeks, will you mend it without charge
    what if a bug comes up later
    free bug fixing how long
    if there is a mistake in what you delivered who fixes it
    is repair charged
    button on my new site stopped working, is it covered
    do you mend faults free in the first month
    it broke after 8 days, who bears it
    who pays when something stops within the first weeks
    something failed a week after delivery, do you charge
    you delivered and it broke, is mending on you
    10 days after delivery it stopped, cost?
    fault a few days after delivery, who pays for it
    after delivery something is not ok, cost?
    who bears the cost of a bug
    what is covered after handover
    a week later it went dead, do i have to pay again
    how many days of free repair
    the bot breaks after a month, who repairs it
    free correction of faults?
    is there a guarantee on the website
    if I find a bug do I pay
    do you repair faults free
    for how long do you fix errors
    what if something stops working later
    problem after delivery, what then
    after one year will you still repair it free
    is there a warranty on the website
    who repairs it if there's a fault
    bug found after two months, do I pay
    free repairs for how long
    something breaks after delivery, is repair free
    if the site stops working next year
    who pays when it breaks
    errors later, who fixes them
    problem after handover, what then`,
  support: `
    who repairs it if the bot gets stuck on a busy day
    bot stopped working at night, who fixes it and is it charged
    if it breaks in the festival rush who helps
    is repair extra or in the monthly fee
    what support do I get afterwards
    after sale help?
    who helps me when I have a problem later
    do you provide after sales service
    is maintenance included
    who looks after the bot
    will you be around after launch
    do you look after the site later
    if I get stuck, whom do I ask
    who do i call when it acts up
    is help included after it is live
    is support 24 hours
    do you monitor the assistant
    what kind of help do I get after the project ends
    who looks after it afterwards
    do you leave once its done
    is there someone to help later
    will you stay with us after launch
    what help comes after it is live
    ongoing help?
    do you maintain it for me
    whom do i turn to when it acts up
    what happens after you hand it over
    after launch, am i alone
    is help part of the monthly
    do you fix and watch it later
    do you maintain the system
    is there ongoing support
    support?
    who helps later
    who looks after the bot later
    do i get support with the site
    what about after sales
    will somebody be there if something goes wrong next year
    who helps our teachers later
    is help included
    if the bot hangs in exam season who sets it right
    if something is wrong do you help
    who do I call if there is a problem
    bot stops on a sunday, whom do i tell
    do you look after it or am I left alone
    what if I need help at two in the morning next year
    who helps me afterwards
    do you look after it later
    is after sales service there
    if I have a problem next year whom do I ask
    festival time the bot gets stuck, who repairs and is it extra
    who mends the bot, do i pay for it
    do you maintain the website after making it
    will you leave me alone after delivery
    do you give support on phone
    is there support after the launch
    whom do I call if I have a question later
    do you leave us alone after delivery
    is there help after the first month
    will you maintain it
    support for schools during the year
    after sales service?
    do you help my staff later
    support timings and cost`,
  guarantee: `
    can you guarantee more customers
    will my book sell more
    can you promise more donors
    will my sales go up
    do students get better marks
    how much more will I earn with the bot
    do you promise results
    will it bring me more bookings for sure
    what return on investment can I expect
    how many extra orders will I get
    do admissions increase for sure
    is success guaranteed
    will this double my revenue
    can you assure that it increases profit
    how many subscribers will the song bring
    do you guarantee that no customer is lost
    will it bring me more guests
    do you promise more bookings
    guarantee more sales?
    will i earn more
    can you promise it works out for me
    how many new patients will I get
    do you take responsibility for results
    will my sales rise
    can you assure results
    how much profit does it bring
    what if it brings me no customers
    do you guarantee success
    is it certain it pays
    any assurance that i get more clients
    will this double my leads
    will my business grow for sure
    guaranteed results?
    will the song make me famous
    how many more orders will i get
    what return can i expect
    will my students get better marks with this
    how fast will I earn back the money
    will my clinic get more patients
    will I get more customers for sure
    do you promise sales
    what result can I expect
    is it certain that my business grows
    will this really work or is it just talk
    how much more will I sell
    can you assure that sales go up
    does it really bring anything
    can you promise me that no booking is missed
    will my admissions go up
    are results guaranteed
    can you promise results
    how much will my sales go up
    do you guarantee more admissions
    what if it brings nothing
    promise me it will work
    will it double my income
    any assurance that it pays off
    guaranteed growth?`,
  law: `
    which law applies to the contract
    which court is responsible in a dispute
    what is the jurisdiction
    what if we disagree and go to court
    where would I have to sue
    governing law
    is there a written contract
    if we have a fight where is it settled
    whose law is it
    do we sign an agreement
    legal terms?
    if we fight, where
    where can I read the terms and conditions
    which court
    legal jurisdiction
    which courts
    what if we end in a legal fight
    is there a contract
    under what law are you
    where is the legal place
    what paper do we sign
    terms of service where
    do we sign something
    is there paperwork
    under which country's law
    can my advocate go through your terms
    may i read the terms and conditions
    where do i find the conditions
    i want to read the fine print
    terms page?
    i will show your terms to my lawyer first
    under whose law is the contract
    which court if we fight
    which law applies
    where would a case be filed
    which court for disputes
    what if we have a dispute
    if I am in kenya which law counts
    which court if we quarrel
    what law applies
    where do disputes go
    do we sign a contract
    is there a written agreement
    legal terms where
    what if we fight`,
  liability: `
    who is responsible if the ai says something wrong
    who pays if the bot makes a costly error
    if a patient is harmed by a wrong answer who is liable
    what if it gives a wrong price and i lose money
    will you compensate me for a wrong reply
    damages?
    ai told a customer nonsense, whose fault is it
    are you liable if the bot causes damage
    who pays if the bot makes me lose money
    if the bot tells a wrong rate and i lose money, do you pay
    are you responsible for lost orders
    what if the assistant promises something wrong and I lose a customer
    do you compensate losses
    what is your liability
    up to what amount are you responsible
    who is responsible if the agent writes something wrong to a client
    would you pay damages
    who is to blame if a booking goes missing
    who is responsible when the AI causes a loss
    if the bot promises a wrong price who pays the difference
    who is at fault when ai is wrong
    do you pay for the loss if it books two people at once
    my customer sues me because of the bot, are you responsible
    who pays when the agent mails a wrong offer
    if the agent sends a wrong price who is liable
    agent makes a costly mistake, who pays the damage
    is there a limit to your liability
    if its reply costs me a deal do you compensate
    who takes the blame for a false answer
    limit of liability
    who is liable
    if bot makes a costly mistake will you pay
    will you cover my loss
    compensation for damage?
    is there a cap on what you pay if things go wrong
    what if the ai gives wrong info and I am sued
    how much are you liable for
    are you liable for losses
    are you responsible for damage
    if the assistant gives a wrong price who bears the loss
    will you compensate my loss
    what do you pay if the bot loses my patients
    if a customer is harmed by the answer whose fault
    agent did a blunder, whose fault
    if the ai tells a patient something harmful do you pay
    if the bot's mistake costs me a customer do you pay
    who is responsible if exam paper has mistakes
    who is responsible for damage
    are you liable if it goes wrong
    a wrong booking cost me 10000, who pays
    do you take responsibility
    is there any compensation`,
  termsChange: `
    can you change the terms after I order
    what if your terms and conditions change
    which version of the terms applies to me
    will new terms affect my order
    do terms change without notice
    what if you update your conditions later
    can you change the rules later on
    can terms change
    can you change the conditions later
    will the rules change after i sign
    if the terms get changed does it hit my order
    new terms later?
    if you rewrite your terms next year does my deal change
    do I have to accept new conditions
    can you change the terms later
    what if your conditions change
    do new terms apply to my old order
    will you change the rules after I sign
    do the terms change for my running order
    will you raise the rules on me
    what if the terms are different next year
    which version of the terms counts`,
  setUpFee: `
    what is the set-up fee
    is the set up charged every year
    is the 19999 one time or every month
    what is the difference between set-up and monthly
    is 19999 one time
    why two prices for the bot
    is it a one off payment
    what does set-up mean
    do I pay the installation only once
    once or every month?
    set up only once?
    what is the first amount and what is the second one
    is the set-up paid again next year
    is 24999 paid each year or only once
    does the bot have a running fee once it is set up
    any fee that comes again after the setup
    the first amount, is it one time
    setup fee meaning
    one time or monthly
    is it one payment only
    do I pay 19999 again next year
    whats the diff between setup and per month
    how often do I pay the set-up
    once or every month, 19999?
    bot 24999 is monthly or 1 time
    is 44999 per month or once
    7999 one time or every year
    after setup, is there something to pay each month
    is there a recurring charge or is it one payment
    what is set-up
    once or every month, the 19999
    do I pay 29999 just once
    44,999 is that a one time cost
    what is set up fee
    is the 19999 one time
    do I pay the setup every year again
    difference between setup and monthly
    is 24,999 once or each month
    what is the setup fee for
    do i pay the setup every year
    setup once or again and again
    what does set up mean here
    why two prices, setup and monthly
    why do I pay a set-up
    is 19999 once or every month
    do i pay the big amount again next year
    one time or every year?
    set up and monthly, what is what
    do I pay the 24999 again next year
    is the big amount only once
    what does the set-up cover
    is 2999 on top of 19999 or instead
    do I pay both amounts
    is the monthly on top of the set-up
    two prices are shown, which one do I pay
    do i pay 19999 every year
    why is there a set up amount
    what are the two numbers in the price
    is 19999 per month
    do I pay 24999 each month
    is that price monthly or once
    44999 monthly??
    per month or one time
    is the 9999 every month`,
  websiteMonthly: `
    is there a monthly fee for the website
    do I pay every month for my site
    does the website have recurring charges
    is the clinic site a subscription
    website maintenance per month?
    is the website a one time payment
    yearly fee for the website?
    does a site cost me something every month
    do i pay yearly for the page
    after buying the site do I pay anything monthly
    monthly cost of a website
    website monthly charge?
    any yearly cost for site from you
    is there any monthly cost for an author website
    any monthly for the 12999 website
    once I buy the website is that it, or do I keep paying you
    is the 12999 one time
    is there a monthly fee for a website
    do I pay every month for the site
    website is one time payment or monthly
    any yearly charge for the website
    what do I pay per year for the site
    website one time payment only?
    do websites cost something every month
    do i have to pay each year for the portfolio
    after paying 12999 is there something more each month
    no maintenance fee for the school website?
    after 12999 nothing more?
    annual maintenance for the site?
    site yearly charges
    any recurring cost for the web page
    is there any annual renewal for the website
    what must I pay next year for my site
    renewal charges for the site`,
  popular: `
    which package is most popular
    what do most people take
    which plan sells best
    which one do most people take
    best seller?
    what do others mostly buy
    which package is the most popular
    what is usually ordered
    what do most clinics take
    what do people buy most
    which is the most bought one
    most sold package
    your top seller
    which one sells most
    what do most shops pick
    your best seller
    which one sells best
    what do other shops usually take
    which one do most clinics choose
    most chosen package
    what do others choose
    what is popular with small businesses`,
  addOnAlone: `
    can I have the voice without the bot
    we dont need a bot, only the broadcast tool
    can i have only dashboard
    voice addon alone possible
    is the voice sold separately from the bot
    dashboard only, without any bot
    only the voice without bot
    just broadcast for our ngo, no bot
    voice alone for the clinic?
    only the dashboard, without bot
    can i get just the phone thing
    broadcast without the bot, does it work
    only broadcast please, no bot
    voice part alone possible?
    can I buy just the dashboard
    can the broadcast tool be used alone
    only the add-on and no bot
    does the voice need a bot
    do I need the bot for the broadcast tool
    do I have to have the bot to take the voice
    will the offers tool work if I don't have your bot`,
  optionalParts: `
    is the dashboard compulsory
    do I have to take the voice add on
    do i have to take the dashboard
    is it necessary to buy the dashboard with the bot
    can I skip the voice
    must i buy all four
    is voice compulsory for a clinic
    is dashboard a must
    can I take only the bot without dashboard
    is voice mandatory
    must I buy the broadcast tool too
    is the dashboard a must
    can i leave out the voice
    does the bot run without the dashboard
    can the bot run without the dashboard
    are the add ons optional
    do I need the voice as well
    do i need the dashboard
    is the voice part a must
    can i skip broadcast
    are the add ons compulsory
    do i really need a dashboard
    do we have to take broadcast
    must i decide on voice now
    can i have the calls part in a few months
    is it a must to take everything
    bot alone without anything else, will it work
    what if i only want the bot and nothing else
    will the bot work if i dont take the dashboard
    which parts are optional
    is the dashboard really needed for a small clinic
    can i leave the voice out and add it next year
    must we take voice or is it extra
    are you forcing the dashboard on us
    is broadcast required to use the bot
    can i do without the dashboard for now
    do I have to buy all of it
    i dont want the extra parts, is that allowed
    should i take dashboard or is the bot enough
    can i add the voice afterwards
    may I begin with only the bot and add the others later
    is it ok if i dont take voice`,
  upgrade: `
    can i begin with starter and move up later
    start small then add voice later?
    can i add a dashboard after three months
    can I start small and upgrade later
    can I switch from starter to growth
    begin with quiz, add grading later, ok?
    what if I outgrow the package
    can I add voice later on
    can I downgrade
    is it possible to add a dashboard after some months
    change of plan later, possible?
    do I lose what I paid if I move to a bigger package
    can it grow with my business
    begin with starter and later the bigger one?
    can somebody else build on the bot later
    if the shop grows can i add stuff
    add more features afterwards?
    can we begin with one branch and add others later
    upgrade later?
    add things later?
    start with basic and go bigger
    move to the bigger plan next year
    can I add the voice thing in a few months
    what if we open more branches later
    can the dashboard be added after three months
    can we extend it next year
    take starter first and then growth, how does that go
    can i add voice in some months
    start small and add later, ok?
    can i move up from starter
    may i take the dashboard afterwards
    can i go bigger later
    switch plan later?
    possible to add more after a year
    can I begin with the small one and grow
    can I add voice later
    is it possible to change from starter to growth
    can I add the dashboard after some months
    what if I need more later
    if I take the bot today may I add more next year
    do I lose money when I upgrade
    start small and grow later?
    can i add voice afterwards
    can I move from starter to growth
    switch to the bigger package next year
    can I add the voice later
    can we add parent messages next year
    what if I need more after some months
    is it possible to extend it later
    start with starter and later growth?
    downgrade possible?
    can I begin with the bot and take the bundle later
    add the dashboard after some months
    what comes after starter
    what is the next step after starter
    can I go up a package later
    from bot to bundle later, possible?
    do I lose the set-up money when I upgrade
    can I add a second bot later`,
}
