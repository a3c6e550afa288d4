import type { money } from '#content/chat/topics/money.ts'
import type { Examples } from '../examples.ts'

export const englishMoney: Examples<typeof money> = {
  payMethod: `
    how can I pay
    do you accept credit cards
    which payment methods do you take
    can I pay by upi
    is cash okay
    do you take paypal
    can I pay with google pay
    bank transfer possible?
    where do I send the money
    do you see my card number
    how does payment work
    is it safe to pay by card here
    can I pay with m-pesa
    what payment options are there
    do you store my card details
    upi?
    card accepted?
    how do i pay u
    payment modes
    can I transfer from my bank
    do you take cheque
    which cards do you take
    can someone abroad pay you`,
  advance: `
    how much do I have to pay upfront
    do I pay everything before you start
    is there a deposit
    what percentage in advance
    when do I have to pay
    when is the remaining amount due
    do I pay first or after delivery
    is advance payment needed
    how much at the beginning and how much at the end
    token amount?
    can I pay after the work is finished
    when is the balance payable
    must I pay the full sum before seeing anything
    what are the payment terms
    when do I pay the monthly fee, at the start or end of the month
    how much advance
    pay first or later
    full payment before?
    do you want the money before you start
    what share do I pay in the beginning
    when is the rest due
    when do you want your money
    do I have to hand over all the money on day one
    how do you take the payment, all first or half
    a guy took all my money first and vanished, how is it with you
    do you take money before the work like others
    how do you take the payment
    how do you take money from clients
    how do you take payment and is everything first`,
  instalment: `
    can I pay in instalments
    is emi available
    can I split the payment over six months
    pay in parts?
    could I pay every month a little
    do you give credit
    can I pay half now and half later
    I can't pay it all at once
    is there a financing option
    three payments instead of one, ok?
    pay later option?
    emi?
    can i pay bit by bit
    pay monthly for the setup fee
    split in 4 payments ok?
    I don't have the whole amount at present`,
  refund: `
    can I get my money back
    what is your refund policy
    do you refund if I am not happy
    is there a money back guarantee
    if I don't like the result will you return the money
    what if the bot does not work for us, do I get a refund
    the work has started and I changed my mind, refund?
    are payments refundable
    I am not satisfied, return my payment
    will I lose my money if I back out halfway
    if the song is bad do I get the money back
    refund of the set-up fee possible?
    what happens to my money if it goes wrong
    refund?
    money back if bad
    i didnt like it so i want my money
    what if it turns out useless, is the money gone
    do I get anything back if I stop in the middle
    can you return half if the job is half done
    will you give the money back if the bot is no good
    tell me the refund rule`,
  cancelBefore: `
    can I cancel my order
    what if I cancel before the work begins
    if I change my mind tomorrow do I get the advance back
    is the deposit refundable if you have not started
    how do I cancel
    cancellation policy
    I paid the advance but want to cancel
    what happens when I cancel early
    cancel the order before start, any charge?
    is there a cancellation fee
    can I back out before you start building
    can i cancel
    cancel next day
    I might change my mind before you begin, is that ok
    is the advance lost if I cancel early
    what if I order and then don't want it any more before work starts`,
  monthlyFee: `
    what is the monthly fee for
    why do I have to pay every month
    what do I get for the monthly charge
    is the monthly fee compulsory
    what does the subscription cover
    why is there a recurring charge
    what is included in the monthly payment
    do I have to pay monthly forever
    what are you doing for the money each month
    can I have the bot without the monthly fee
    what if I skip the monthly fee
    justify the 2999 a month
    why monthly
    what is 2999 per month for
    what happens with my monthly payment, what do you do for it
    what am I paying for every month
    isn't the set-up enough, why also monthly
    must I take the monthly plan
    why do I keep paying after the bot is made
    what happens for the monthly amount`,
  stop: `
    how do I stop the monthly payments
    can I cancel my subscription any time
    how much notice do I need to give
    can I quit whenever I want
    what happens to the bot if I stop paying
    I want to end the service after a few months
    how to terminate the monthly service
    notice period
    can I leave after three months
    if I close my shop can I end it
    do I keep the bot when I stop the monthly fee
    can I pause the service for two months
    can you end the contract from your side
    what is left to me when I quit
    how to stop
    can i quit
    leave anytime?
    I only need it for the season, can I stop after
    what if I don't want to continue after two months
    how do I end it
    how many days before must I tell you
    can I stop in the middle of a month
    will I lose the bot if I end the monthly plan`,
  lockIn: `
    is there a minimum contract period
    am I tied in for a year
    do I have to sign for a certain time
    is there a lock in
    how long is the contract
    do you force a yearly commitment
    minimum number of months?
    any long term contract
    do I commit for 12 months
    is it a binding agreement for years
    lock in?
    contract length
    min duration
    am I bound for years
    do I sign up for a fixed term
    can you force me to stay`,
  extraCost: `
    are there any hidden costs
    is there anything else to pay besides the price
    what other expenses will come
    what is not included in the price
    are there extra charges later
    does the price include everything
    what else do I have to budget for
    any additional fees I should know about
    is that the full cost or are there more bills
    what surprises can I expect on the bill
    who pays for the AI usage
    do I pay for openai or api tokens separately
    what do I pay to others
    is maintenance extra
    hidden charges?
    anything extra
    what else will I be billed for
    is this all I pay
    full cost, no surprises?
    will there be other bills from google or whatsapp or you
    what is on top of the price`,
  messageCharge: `
    does whatsapp charge extra for messages
    who pays for the whatsapp messages
    is there a cost per message
    are whatsapp api charges included
    do I pay meta separately
    how much does each whatsapp message cost
    are messages unlimited
    is there a limit on messages per month
    are conversation charges included in the 2999
    what does whatsapp bill me
    do I pay for every message the bot sends
    per msg charge?
    who pays whatsapp
    is every message charged
    whatsapp bill extra?
    how many messages are included
    will meta send me a bill`,
  hosting: `
    is hosting included in the website price
    who pays for the domain
    does the website price include domain name
    do I have to buy hosting myself
    what about server and domain costs
    where will my site be hosted
    in whose name is the domain bought
    yearly hosting charges?
    do you provide hosting
    domain renewal, who handles it
    is ssl and hosting part of the package
    hosting included?
    domain free?
    who pays for hosting
    does the price include a .com
    do I pay the domain separately`,
  tax: `
    do you give gst bills
    is gst included in the price
    are taxes extra
    can I get a tax invoice
    what is your gst number
    do I get a proper invoice
    can I claim input tax credit
    is 18 percent gst added on top
    are prices inclusive of tax
    do you deduct tds
    will I get a receipt for my accountant
    are you gst registered
    gst?
    bill with gst
    tax extra?
    do your prices include tax
    need an invoice with my company's gst number
    can my accountant claim the tax`,
  discount: `
    can you give me a discount
    is the price negotiable
    what is your best price
    can you do it for less
    any offers running
    if I take two things do I get a discount
    discount for ngos?
    festival offer?
    do you give a special rate for schools
    I will bring you more customers, lower the price
    coupon code
    is there a student discount
    do you reduce the price if I pay for the year
    last price please
    bargain possible?
    discount?
    best rate
    any offer
    can u reduce
    make it cheaper for me
    how about 15000 instead
    I am a regular customer, what can you do on the price
    is there a deal if I order three things
    special price for students or teachers
    offer code
    promo code?
    any festive offer going on
    easter sale?
    new year discount
    voucher for first time buyers
    is there a sale these days
    any scheme or offer at the moment`,
  expensive: `
    that is too expensive for me
    I can't afford that
    this costs a lot
    your prices are high
    it is out of my budget
    my shop earns too little for this
    why is it so costly
    we are poor, is there something smaller
    that is a lot of money for a small shop
    others do it cheaper than you
    the price is shocking
    I thought it would be less
    too pricey
    too costly
    cant afford
    beyond my means
    so much money for a bot
    that is way more than I wanted to spend
    small shops cannot pay this
    hmm that is pricey
    my sales are small, what smaller thing could I begin with
    what is the smallest thing I can begin with
    why should I spend so much on a bot`,
  warranty: `
    is there a warranty
    what if something breaks after delivery
    do you fix bugs for free
    how long do you repair faults without charge
    guarantee period for the website
    if the bot has a bug in the second month who fixes it
    what if I find an error a week after launch
    for how long are you responsible for faults
    do I pay for repairs
    the website broke after two weeks, will you mend it free
    warranty?
    if it breaks
    will you fix errors
    bugs after launch?
    something stops working after ten days, do I pay
    how long do you stand behind your work`,
  support: `
    what support do I get afterwards
    who helps me when I have a problem later
    do you provide after sales service
    is maintenance included
    who looks after the bot
    will you be around after launch
    if I get stuck, whom do I ask
    is support 24 hours
    do you monitor the assistant
    what kind of help do I get after the project ends
    do you maintain the system
    is there ongoing support
    support?
    who helps later
    what about after sales
    will somebody be there if something goes wrong next year
    is help included
    who do I call if there is a problem
    do you look after it or am I left alone
    what if I need help at two in the morning next year`,
  guarantee: `
    can you guarantee more customers
    will my sales go up
    how much more will I earn with the bot
    do you promise results
    will it bring me more bookings for sure
    what return on investment can I expect
    how many extra orders will I get
    is success guaranteed
    will this double my revenue
    can you assure that it increases profit
    do you guarantee that no customer is lost
    guarantee more sales?
    will i earn more
    can you promise it works out for me
    how many new patients will I get
    do you take responsibility for results
    will my business grow for sure
    will the song make me famous
    will my students get better marks with this
    how fast will I earn back the money`,
  law: `
    which law applies to the contract
    which court is responsible in a dispute
    what is the jurisdiction
    what if we disagree and go to court
    where would I have to sue
    governing law
    is there a written contract
    do we sign an agreement
    legal terms?
    where can I read the terms and conditions
    which court
    legal jurisdiction
    is there paperwork
    under which country's law
    under whose law is the contract`,
  liability: `
    are you liable if the bot causes damage
    who pays if the bot makes me lose money
    what if the assistant promises something wrong and I lose a customer
    do you compensate losses
    what is your liability
    up to what amount are you responsible
    would you pay damages
    who is responsible when the AI causes a loss
    limit of liability
    who is liable
    if bot makes a costly mistake will you pay
    will you cover my loss
    compensation for damage?
    is there a cap on what you pay if things go wrong`,
  termsChange: `
    can you change the terms after I order
    what if your terms and conditions change
    which version of the terms applies to me
    will new terms affect my order
    do terms change without notice
    what if you update your conditions later
    can terms change
    if you rewrite your terms next year does my deal change
    do I have to accept new conditions`,
  setUpFee: `
    what is the set-up fee
    is the set up charged every year
    is the 19999 one time or every month
    what is the difference between set-up and monthly
    why two prices for the bot
    is it a one off payment
    what does set-up mean
    do I pay the installation only once
    once or every month?
    what is the first amount and what is the second one
    is the set-up paid again next year
    setup fee meaning
    one time or monthly
    is it one payment only
    do I pay 19999 again next year
    whats the diff between setup and per month
    how often do I pay the set-up
    bot 24999 is monthly or 1 time
    is 44999 per month or once
    7999 one time or every year
    do I pay 29999 just once
    44,999 is that a one time cost`,
  websiteMonthly: `
    is there a monthly fee for the website
    do I pay every month for my site
    does the website have recurring charges
    website maintenance per month?
    is the website a one time payment
    yearly fee for the website?
    after buying the site do I pay anything monthly
    monthly cost of a website
    website monthly charge?
    any yearly cost for site from you
    once I buy the website is that it, or do I keep paying you
    is the 12999 one time`,
  upgrade: `
    can I start small and upgrade later
    can I switch from starter to growth
    what if I outgrow the package
    can I add voice later on
    can I downgrade
    is it possible to add a dashboard after some months
    change of plan later, possible?
    do I lose what I paid if I move to a bigger package
    can it grow with my business
    add more features afterwards?
    can we begin with one branch and add others later
    upgrade later?
    add things later?
    start with basic and go bigger
    move to the bigger plan next year
    can I add the voice thing in a few months
    what if we open more branches later
    take starter first and then growth, how does that go`,
}
