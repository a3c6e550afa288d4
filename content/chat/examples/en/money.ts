import type { money } from '#content/chat/topics/money.ts'
import type { Examples } from '../examples.ts'

export const englishMoney: Examples<typeof money> = {
  payMethod: `
    do you store my card number
    will you see my card details when i pay
    is my card saved with you
    can i pay by gpay
    what payment methods do you accept
    can i pay cash
    in which way do i pay
    how is the money to be given
    how do we settle the bill
    what is the way to pay for a jingle
    can i pay by upi
    do you take cash
    cheque ok?
    i don't use cards at all, how else would i give you the money
    how can i pay from london
    can my clinic pay you by phonepe
    can i pay from kenya
    do you store my card
    my son in dubai will pay for me, in which way can he
    how can I pay
    is my card stored with you
    do you take amex
    do you accept credit cards
    is the money collected through a gateway or to your own account
    which way do i pay for a song
    which payment methods do you take
    is cash okay
    how would a customer in america pay you
    scan and pay possible or only card
    do you take paypal
    can I pay with google pay
    do you accept neft from a trust account
    we are a trust and can pay by demand draft only, fine?
    i dont have a card, is there another way
    how can we send you the money
    do you take bank transfer from companies
    can i gpay you
    afraid to type my card number on the net, who gets to see it
    do you have a payment link
    can we pay from our school's bank account
    bank transfer possible?
    where do I send the money
    through whom does the payment go
    do you see my card number
    how does payment work
    can i hand you cash in delhi
    is it safe to pay by card here
    can i hand over the amount in notes when you visit
    can I pay with m-pesa
    what payment options are there
    do you store my card details
    how do i make the payment, online or bank
    will there be a link where i put my debit card
    upi?
    upi ok?
    will you see my card number
    airtel money or equitel possible from nairobi?
    are you able to read my card number
    do you keep my card data
    are my card details safe with you
    is the card number stored by you
    rtgs from our company account ok?
    card accepted?
    which company handles the card payment
    what is your payment structure
    how are the payments made safe
    which gateway handles the card
    are payments secure
    tell me the payment terms
    is it possible to pay with a debit card
    payment terms?
    rupay debit card works?
    how is paying organised
    how do i pay u
    payment modes
    do you keep card data somewhere
    do you remember my card for the next month
    can I transfer from my bank
    do you take cheque
    which cards do you take
    i have only a savings account and a passbook, how do i pay
    can i give a cheque from my firm
    can someone abroad pay you
    do you take upi
    can I pay with mpesa
    can head office wire the amount
    is cash ok
    how is the money taken every month, by card?
    can I send by bank transfer
    can i pay with phonepe
    amazon pay or bhim?
    which ways of paying are there
    do you take credit cards
    do u accept upi from my shop account
    can i send it by bank transfer
    by what means is the amount to be remitted
    where do i enter my card
    do you see my card details
    is it safe to give my card
    may i pay through my son's credit card
    apple pay or stripe from the us
    paytm?
    how do i send you the money
    do you take international cards
    nitalipaje, how do i make payment
    netbanking allowed?
    can i pay by cheque at your office
    are card details saved at your end
    payment options please
    are you able to see the digits of my debit card
    is my visa card stored with you
    how safe is paying on your site
    can i pay in cash when we meet
    how do I pay from kenya
    google pay chalega or only card
    which payment options are there
    can I pay by cheque
    can i do a wire from uganda
    do you keep my card number
    how does one pay you from abroad
    is paypal possible
    how is payment done
    google pay?
    i use only bhim, is that possible
    can school pay by cheque
    do u take phonepe or paytm
    in what way do you collect the money
    do you take gpay
    bank transfer details
    mode of payment?
    bank transfer ok?
    can I pay by card
    how do I send the money
    cash possible?
    paypal from abroad?
    payment modes?
    which account do I pay into
    is upi fine`,
  afterPaying: `
    i paid a minute ago and no receipt so far
    money went from my account but no mail came
    payment done, where is my receipt
    paid and waiting, no confirmation yet
    what happens after i pay
    i have paid, what next
    payment done, now what
    after paying what is the next step
    will i get a receipt after payment
    do you send a receipt
    where does the receipt come
    i paid just now, when will somebody call me
    once the money is sent, how do we begin
    how do i know my payment went through
    who contacts me after payment
    paid the advance, when does the work start
    will there be a confirmation of my payment
    what do i get right after paying
    payment ho gaya now what is next
    after the advance is paid what do you do first`,
  advance: `
    is the monthly fee due at the start or at the end of the month
    do i pay each month before or after
    do I pay everything upfront
    do i have to pay advance
    do i pay full first
    when do i pay
    can i pay after work
    is 50% advance ok
    do i have to pay it all in one go
    must i give the whole sum at the start
    all the money at once?
    is full money taken before the work
    i burnt my fingers with a developer who took everything first, how much do you want up front
    do i pay all 19999 on day one
    how much do i give before you begin on my site
    half now and half later works?
    how much of it is paid first
    pay after the song is ready?
    do you begin only after money reaches you
    what part do i pay in the beginning
    when do i pay the remaining half
    is something to be paid at the start for the song
    should i send everything before you begin
    do you want all of it in one shot
    what fraction has to come before the work
    how much advance for a 44999 package
    what would the advance be on the growth package
    how much is the token amount
    can our school pay once everything is there
    how much do I have to pay upfront
    on delivery day how much will be left to hand over
    do I pay everything before you start
    is there a deposit
    what percentage in advance
    do you take money before the website is done
    what share do you want first
    is the other half at handover or a month after
    when do I have to pay
    do you want money before starting
    how much first and how much later
    is it full payment before work
    can we see the thing first and then pay the whole
    is the whole sum due before the work
    when is the remaining amount due
    do I pay first or after delivery
    is advance payment needed
    how much at the beginning and how much at the end
    when does the monthly amount fall due, beginning or end
    token amount?
    how much of the bot price do i pay at the beginning
    can I pay after the work is finished
    when is the balance payable
    do we pay the yearly amount at once
    my accountant wants to know the payment milestones, first and last
    must I pay the full sum before seeing anything
    how much before you start
    when does the last part have to be paid
    what is due at the beginning
    is half due first
    is it compulsory to put money down before you lift a finger
    how much in advance
    do you start without money
    money first or work first
    do i pay the month before or after it
    do i have to pay before i see anything
    how much earnest money
    what percentage upfront
    when do i pay the balance
    first payment how much
    50 percent advance?
    i want to see the work first and pay then
    shall i keep the complete amount ready on the starting day
    what are the payment terms
    school pays after delivery, ok?
    when do I pay the monthly fee, at the start or end of the month
    how much advance
    will you trust me and take everything at the end
    must i send money before you do anything
    pay first or later
    full payment before?
    do you want the money before you start
    what share do I pay in the beginning
    tell me how much now and how much at the finish
    how much do i send to book you
    how much to block my order
    can i pay when it is done
    half half?
    when is the rest due
    does the remaining part come when the bot is live
    when do you want your money
    do I have to hand over all the money on day one
    when exactly do i pay what
    how do you take the payment, all first or half
    a guy took all my money first and vanished, how is it with you
    deposit kiasi gani, what share goes first
    do you take money before the work like others
    how do you take the payment
    what are the payment steps
    does the clinic pay everything on signing
    how is the payment split
    can a small part be given at start and most of it after delivery
    payment schedule please
    i paid already, when do you start the work
    how do you take money from clients
    how do you take payment and is everything first
    do you ask for all of the money beforehand
    before starting, some money or no money
    how much do I pay first
    do you take the whole money before starting
    what part is paid upfront
    is there a booking amount
    school funds come late, may we pay at handover
    what remains to be paid when the site is done
    do I pay everything at once
    can I pay after I see the work
    full money before work?
    I'd rather pay at the end, is it ok
    at what moment must the balance be cleared
    when do you want the second part
    the first monthly payment, when is it
    what is the deposit
    can I pay you only when it is finished
    first payment is how much percent
    do you ask for the whole cost before the first draft
    do you want the money before you begin
    must I pay in full in the beginning
    can i start with a smaller advance than half
    how much now and how much later
    pay on delivery possible?
    do I pay all in the beginning
    how much at the start
    what do I pay before you begin
    pay after work is finished, possible?
    how much at order, how much at delivery
    half now half later?
    must I pay in full first
    when do I pay the rest
    what percent in advance
    I only pay when I see it working
    how much booking money
    do you trust small shops and take it at the end
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
    can i pay in installments
    do you have emi
    can i pay in parts
    can i pay half now
    can i pay monthly in parts
    can i pay in three parts
    emi possible?
    cash is tight till harvest, could i break the amount into small bits
    pay monthly for the website instead of at once
    may i pay the site off in five months
    can I pay in instalments
    my salary is small, can i clear it little by little each month
    quarterly payment for schools?
    is emi available
    can our ngo pay in several parts
    four cheques over four months, would you agree
    can I split the payment over six months
    pay in parts?
    is there a way not to pay the big sum together
    is there emi on credit cards for the bundle
    could I pay every month a little
    do you give credit
    any bank emi tie up for your packages
    can we split the yearly fee
    i cannot give it all, can it be spread
    can I pay half now and half later
    can the set-up be spread across the season
    I can't pay it all at once
    can we split it in four
    could we pay a bit every month until done
    we get fees from parents monthly, can we pay you the same way
    three parts payment ok?
    is there a financing option
    take a third now, a third in may, a third in july?
    can the salon pay in four bits
    three payments instead of one, ok?
    pay later option?
    bnpl or simpl type thing available?
    pay slowly?
    do you let people pay on credit
    emi?
    pole pole payment, slowly slowly, is it ok
    can i pay bit by bit
    pay monthly for the setup fee
    can i divide the set-up over three months
    can i pay weekly like a chit fund
    have you got a payment plan
    is there a plan to pay little by little
    udhaar possible, rest after two months
    part now, part next month, part after that, ok?
    can you offer a pay plan
    can a school pay in three parts
    would you let a new startup pay over a quarter
    split in 4 payments ok?
    my shop has slow months, could i pay in steps
    monthly emi for the website
    lipa pole pole option?
    can i stretch the setup fee over some months
    I don't have the whole amount at present
    is paying little by little possible
    can the yearly school price be given term by term
    can I pay in four parts
    can I pay slowly over some months
    i want to break the website amount into six
    can the school split the yearly price by term
    is emi there
    can i pay month by month for the setup
    give me some months to clear the amount
    pay slowly in parts?
    are monthly parts possible for the website price
    is there financing
    do you allow staggered payments
    two halves possible?
    can i pay the set up over six months
    instalments ok for a new business?
    is there a zero interest plan
    no cost emi?
    pay in pieces
    5k per month till its done, ok?
    any pay later scheme
    can i spread the cost
    can I pay the setup in 3 instalments
    is there any credit, I will pay next month
    can the fee be split
    can i pay it off slowly
    we can pay only quarterly
    bajaj emi possible
    I can give 5000 a month, ok?
    can I split it in three
    can the amount be broken into 3 cheques
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
    can I get a refund
    do you give money back
    do you give refund
    how to get refund
    i paid half, you began, then my shop closes, is the money lost
    if my business dies midway do i get anything back
    work has started and i must stop, will you return part of it
    we paid and then our partner left, can we have the sum back after you began
    half the site is done and i cant go on, is my half gone
    do you give money back once the job has begun
    and is the half i paid returned
    the hotel got sold while you were building, any refund
    what if i am not happy after i paid
    what if i do not like it in the end
    suppose i hate it, do i get money back
    after paying i am not satisfied, then
    after six months i find it useless, do i get some of it back
    if my customers laugh at the bot, do you hand the money back
    what if it is not good
    can i have my money back later
    and if i dont like the bot
    we used the bot half a year and didn't like it, money back?
    if the result is bad will you give the money back
    half made and i find it useless, is what i paid gone
    money back if not happy
    not satisfied, then what
    if our teachers don't use the tool, is the fee returned
    paid already and changed my mind
    can I get my money back
    say the jingle is terrible, does the money return to me
    i paid and changed my mind
    do you pay back when the song is not to our taste
    what is your refund policy
    do you refund if I am not happy
    is there a money back guarantee
    is there any way to see my rupees again after you started
    i am unhappy with the site, can i get what i paid
    if I don't like the result will you return the money
    what if the bot does not work for us, do I get a refund
    what if it is bad, do i see my money again
    money back if my customers dislike it
    the bot brings nothing, will you return my set-up
    i paid and you built something else than i thought, do i get it back
    the work has started and I changed my mind, refund?
    are payments refundable
    I am not satisfied, return my payment
    is the money gone if i stop halfway
    wedding got called off, song money back?
    do you pay back when a client is upset
    will I lose my money if I back out halfway
    if the song is bad do I get the money back
    can one get money back after the start
    i am not happy, i want my money returned
    if its bad do i get a refund
    shops take goods back in seven days, do you as well
    money back if i dont like the result?
    do you give refunds
    will you return what i paid
    can i claim my payment back
    no refund at all?
    what about my payment if the marriage breaks and the song is half done
    you already started, can i still have my payment back
    what if the bot is not good, is money returned
    refund policy
    i paid and changed my mind after you began
    give me back my advance
    what if the website turns out ugly, my money?
    you've begun and my partner pulled out, is the sum lost
    do you return the fee when the work is poor
    can i get the set-up fee back when i cancel
    refund of the set-up fee possible?
    is a part refund possible
    what happens to my money if it goes wrong
    satisfaction guarantee with cash back?
    if our school does not like it do we get refund
    refund?
    used it for three months, want my money back
    do you give money back when the bot is not good
    money back if bad
    will you reverse the card payment if the site is ugly
    i didnt like it so i want my money
    our school paid for a year and stops in the middle, refund of the rest?
    what if it turns out useless, is the money gone
    do I get anything back if I stop in the middle
    can you return half if the job is half done
    nirudishiwe pesa, can i be repaid if i dont like it
    do i get the rest of the year back if we quit
    is there a return policy on your work
    do you give back money when i am unhappy
    will you give the money back if the bot is no good
    tell me the refund rule
    i want a refund
    does any part come back after the work is under way
    do you return money
    what is your return policy
    I don't like the result, do I get my money
    how do refunds work with you
    the song was bad, money back?
    reimbursement policy?
    money return if event is cancelled
    can I get a refund after the bot is made
    you built it and i dont want it, what about my payment
    if I am unhappy will you pay back
    is it refundable
    i'm scared of losing the deposit once you are working, what's the rule
    no refund or what
    will the paid months come back to me
    your refund rules please
    what if the work is bad, money back?
    can I claim my money back after a month
    the school rejected the tools after delivery, can fees be returned
    refund possible after delivery?
    will the money come back if it does not work
    suppose I hate the result, refund?
    is there no refund at all, are you sure
    my friend says by law you must refund
    is there any case in which you return money
    chargeback if the thing is rubbish?
    money back guarantee?
    I paid and changed my mind, the work has started
    if the bot is bad do I get my money
    we paid for the jingle but our shop closed, is it returned
    can I have my advance back
    once you have started nothing comes back, correct?
    do you return the payment
    what if I am not satisfied
    is there a money back period
    will you refund half at least
    sure that nothing is paid back?
    what does your policy say about returning fees
    really nothing back once you've begun
    my clinic did not need it after all, you have begun, do i get money
    not even half back?
    so if I am unhappy my money is gone
    refund rules
    nothing is returned, true?
    you promise the money back if it fails?
    my lawyer says you have to pay back
    you keep the money even if I don't like it?
    what about getting my payment returned
    do I lose the advance if it goes wrong
    no refund at all, is that a joke
    in my country every shop refunds, you don't?`,
  cancelBefore: `
    what if i cancel
    how to cancel
    what if i change my mind
    i say yes and pay half, then my circumstances change before your start, is the money lost
    half is paid, two days later my clinic lease falls through and you have not begun
    we gave the go ahead but the funds froze before day one, does the half come back
    if plans change after paying but before any work, do we lose our half
    family trouble right after i pay, nothing built yet, do i lose it
    do i lose the half i paid in case you haven't started
    what happens to my fifty percent if i step out before the start
    nothing begun, plans changed, is my half gone
    can I cancel my order
    what if I cancel before the work begins
    paid on friday, on saturday my father refused, you haven't touched it yet
    can we still call it off, you have not begun
    if I change my mind tomorrow do I get the advance back
    is the deposit refundable if you have not started
    may i undo the order as long as you have not begun
    i ordered last night, can i undo it
    how do I cancel
    principal changed his mind, we want to cancel the order
    until which moment can i drop out with my deposit intact
    the deposit is paid but i dont want it any more, nothing made so far
    cancellation policy
    I paid the advance but want to cancel
    we booked but funding fell through before you started
    till when may i cancel for free
    what happens when I cancel early
    cancel the order before start, any charge?
    if i pull out the same evening, is the deposit returned
    our trustees said no after the order, work has not begun, what now
    is there a cancellation fee
    i paid half yesterday and changed my mind
    order given by mistake, please cancel
    is it possible to drop the order before the start
    can i back out before you begin
    can I back out before you start building
    nothing is made yet and the tenant left, can we scrap the order
    do i get the advance if i cancel at once
    can i cancel
    cancel next day
    is there some penalty for dropping the order early
    i regret ordering, you havent started, please cancel
    I might change my mind before you begin, is that ok
    is the advance lost if I cancel early
    how late can i still say no after giving the order
    does cancelling early cost something
    i want to call it off before you begin
    can i back out now, nothing has been built
    i want to take back my yes to the order, work is not on yet
    cancel my site order before you begin
    cancelled right after paying, what now
    is there a cooling off period
    can the school withdraw the order prior to start
    wedding postponed, can i cancel the song before you start on it
    nothing has started, i want to withdraw
    can i take back my order
    before kick off i got cold feet, what about my advance
    if i say no before the first day of work, is the money safe
    changed my mind one day after ordering
    cancel my order please
    order cancel karna hai, work not started
    may i step back from the order
    my partner said no, cancel please, nothing is started
    if i cancel tomorrow do i lose the deposit
    nataka ku cancel, you have not started yet
    i want to take my order back, is it too late
    what if I order and then don't want it any more before work starts
    what if I change my mind tomorrow
    what is the rule if the client backs off before the first day of work
    what does it cost to back out before work
    if you have not started can I cancel
    can i call off the order
    event called off and you had not begun the song, deposit back?
    my shop plan fell through, order can be cancelled?
    I paid the advance but want to stop before you begin
    do I get my advance if I cancel early
    do i have a few days to think again after ordering
    can I call the order off
    we ordered yesterday, cancel possible?
    please hold and cancel, we found we dont need it, you did not begin i hope
    how do I cancel my order
    I ordered yesterday and want to cancel
    advance given in the morning, changed plan by lunch
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
    why monthly fee
    do i pay every month
    why pay every month
    what is included in monthly
    is there a monthly charge
    is there a monthly fee
    monthly charges?
    do i pay the month before or after it runs
    monthly charge: beforehand or at month end
    is the subscription prepaid
    on which side of the month is the fee payable
    when do you collect the monthly money
    can i pay the monthly charge at the end of the month
    monthly fee prepaid or postpaid
    my clinic pays all bills on the 30th, when must the monthly be there
    what is 2999 each month for
    why do i pay each month when it is made already
    what do you do for the monthly money
    it runs by itself no, so where does my money go each month
    what am i getting each month after the bot stands
    monthly amount covers what
    is the monthly fee for hosting the bot
    what happens with the monthly fee, what do i get
    when our rates change who edits the bot, is that in the monthly
    why must my salon pay month after month
    what is the monthly fee for
    why do I have to pay every month
    what do I get for the monthly charge
    i bought it once, what else am i paying you for every 30 days
    the bot is ready, what is the fee for then
    is the monthly fee compulsory
    what does the subscription cover
    why is there a recurring charge
    tell me what work you do between the first and the thirtieth
    is new timings and rates entering part of the monthly
    why should i keep paying after it is built
    the 2999 each month, what do i get for it
    what is included in the monthly payment
    is reading the failed questions part of what i pay each month
    what work is behind the monthly amount
    do I have to pay monthly forever
    what are you doing for the money each month
    can I have the bot without the monthly fee
    break up of the monthly amount please
    can the assistant run without paying monthly
    what if I skip the monthly fee
    justify the 2999 a month
    why monthly
    my partner calls it a subscription trap, what is really done for it
    is the monthly fee a must for a clinic
    what is 2999 per month for
    is there work every month that i pay for
    what happens with my monthly payment, what do you do for it
    suppose nothing changes in my clinic, why must i still pay monthly
    which services are in the monthly
    what am I paying for every month
    what does the recurring cost cover
    isn't the setup enough, why monthly
    does the per month bit cover editing answers
    what would i lose without the monthly fee
    isn't the set-up enough, why also monthly
    must I take the monthly plan
    why do I keep paying after the bot is made
    what service stands behind the recurring amount
    do you do something every month or is it only rent
    what happens for the monthly amount
    why is there a monthly charge
    what am i paying monthly for
    is it like a maintenance charge, or what is it
    explain the recurring part to me
    why a monthly charge at all
    is the monthly fee needed after setup
    what do i get each month for it
    no monthly please, can it run without
    why does the dashboard cost monthly
    why isnt it one time only
    what does 2999 every month cover
    monthly fee includes what
    every month 2999, and you do what exactly
    what does the 1999 for voice go towards every month
    who gets the monthly money and for what
    what do I get for 2999 every month
    is the monthly charge needed
    mwezi kwa mwezi, what am i paying for
    for what do i pay after the first year
    why should a clinic pay each month
    what is 2999 for
    what is covered by the monthly money
    what would stop working if i refused the monthly
    monthly fee is for what, server or your work
    what are you doing each month for that amount
    can I pay only the setup and no monthly
    why keep paying after it is made
    does 3999 every month include new products in the answers
    does the fee per month cover corrections of answers
    what do you do every month for that money
    what is the recurring charge for
    can I skip the monthly payment
    i dont get the point of paying after delivery of the bot
    is there a bot with no monthly
    is there any way without monthly charges
    what is the monthly money for
    why do I pay every month
    monthly charges are towards what
    the month's money, what is done with it
    2999 a month for what exactly
    what do I get for the monthly fee
    is the monthly payment necessary
    who does what for the 6999 a month
    whats covered in monthly for the shop bot
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
    how to cancel monthly plan
    can i stop anytime
    how to stop monthly payment
    can i cancel monthly plan
    how do i stop the service
    can i stop after one month
    i want to stop monthly fee
    two years on we drop the bot, does the set-up remain with our clinic
    when the monthly plan ends, is what you installed for us gone
    we stop paying each month, who keeps the thing that was set up
    and after stopping, is the set-up still ours
    can i stop it after some months
    how do i end the monthly service
    close the service
    our season is only oct to march, can we switch it off after
    i want to quit after the season
    how does a clinic end the monthly plan
    do i lose everything when i stop
    how many days before must i tell you to stop
    how do i come out of the plan if business is bad
    can i pause the bot
    how do I stop the monthly payments
    we want to leave after the summer, how
    can I cancel my subscription any time
    shutting down for renovation, how do i end the monthly
    can the coaching stop in summer
    how much notice do I need to give
    can I quit whenever I want
    what becomes of the bot when i no longer pay
    whom to write to when i want to discontinue
    what happens to the bot if I stop paying
    I want to end the service after a few months
    if i stop paying what happens to the bot
    if sales drop can i quit next month itself
    how early must i tell you that i am leaving
    how to terminate the monthly service
    i close the hotel in winter, can i pause
    how do i end the subscription
    i may move abroad next year, can the bot plan be ended then
    can i quit after two months
    can my gym take a break from paying
    notice period
    can I leave after three months
    does the setup stay with me after i close the plan
    if I close my shop can I end it
    do I keep the bot when I stop the monthly fee
    i want out of the service from january
    cancel monthly service how
    what notice do you want from me before leaving
    can I pause the service for two months
    do i lose all when i stop
    can you end the contract from your side
    is it simple to stop the assistant
    send an email and it ends, is it like that
    what is left to me when I quit
    how to stop
    can i quit
    can the plan be put off for the monsoon
    how do i get rid of the monthly payments
    if we shut the shop can we end it
    what if i want out after a season
    what happens to the assistant when i end the plan
    how do i unsubscribe from the monthly service
    leave anytime?
    if my salon closes can i give the bot up
    stop after one month possible?
    I only need it for the season, can I stop after
    what if i simply do not want to renew next month
    what if I don't want to continue after two months
    how do I end it
    may i end the plan in the middle of the year
    how many days before must I tell you
    till which date do i pay once i say i want out
    can I stop in the middle of a month
    will I lose the bot if I end the monthly plan
    can i cancel at any time
    what do i keep once i have left
    selling my shop in june, ending the assistant how
    may i cancel whenever i want
    free to cancel anytime?
    am i free to leave whenever
    i'm fed up paying monthly, get me out
    i dont want to go on, what must i do
    can i cancel every month
    i want to leave tomorrow, what happens
    what do i lose if i end it
    nikitaka kuacha, if i want to quit the service what do i do
    if i quit now what happens to my bot
    can we stop after exam season
    can i quit after a few months
    i want to stop next month
    is one month's notice enough to end it
    can i cancel the subscription any time
    what do i do to leave
    do i send a mail to stop it
    if i leave do i lose all
    band karna ho to kaise, ending the service
    can i pause for the summer
    how do i terminate
    is it easy to get out
    what if after four months i have no use for it
    would you cut us off without notice or also 30 days
    do i keep the bot when i stop paying monthly
    what is the notice to stop
    can i end it whenever i like
    after i end it does anything remain with me
    may a school end it before the year is over
    cancel anytime?
    stop the monthly plan, how
    how do I end the service
    can the gym give it up once the new year crowd has gone
    what if I don't want the bot any more
    how can i quit the broadcast tool
    we close in summer, can we stop then
    I want to discontinue the bot from next month
    what do I have to do to stop paying
    can I quit whenever I like
    is the monthly forever
    can the monthly be stopped for december only
    if my shop shuts down can I end it
    what stays with me when I stop
    can I stop whenever I want
    I want to quit after half a year
    we want to pause after admissions
    how do i end my subscribtion
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
    can I give it up after three months
    i need it only for 4 months, must i pay whole year
    can I pause in off season
    char dham runs may to october only, do i pay in winter also
    wedding photographer, november to february busy. rest of months no work, fee still there?
    is monthly fee charged when I am not using it
    can the bot be switched off for some months and started again
    we only need it in admission time march to june
    and if business is closed in monsoon, do i still pay
    seasonal use possible?
    houseboat in Srinagar, closed in january. can i stop paying then
    only for tax season, 3 months. will you allow
    do you let people take a break from monthly plan
    Safari lodge here, low season april may. can we put the assistant on hold
    what about the months I don't need the bot
    use in season, stop, restart next year. setup fee again?
    please tell if I can hold the subscription for some time
    mango seller online. two months of business in a year, does monthly fee make sense
    i want to stop it after diwali and take again next diwali
    must i pay twelve months even if i use five
    can we freeze the plan during school vacation
    my institute has rush just before exams, other months zero. pay only for those?
    off season fee?
    banquet hall, no bookings in shradh and kharmas months, can billing stop then
    is there a minimum number of months
    just for the festive season, then close it. how does it work
    woollens shop so need assistant only oct to jan
    summer camp bot for may june only, what happens to fee after
    can i come back after few months gap without paying everything again`,
  lockIn: `
    any fine if i leave after four months
    is there a penalty for leaving early
    do i pay something extra when i quit midway
    and if i drop out early, any charge
    do i have to sign contract
    minimum how many months
    do i sign for a year
    is there a minimum contract period
    is this like a gym membership where i'm stuck for a year
    am I tied in for a year
    must my salon stay for some months at least
    do I have to sign for a certain time
    other vendor made us sign for 24 months, do you
    is there a lock in
    how long is the contract
    is it a yearly deal or monthly
    do i tie my hands by saying yes
    do you force a yearly commitment
    minimum number of months?
    any minimum months that i must pay for
    will i be bound by a contract
    any long term contract
    do I commit for 12 months
    what is the shortest time one can take it for
    is there any minimum number of months
    for how long do we commit
    am i stuck with you once i begin
    can i take it for just two months, or is there a minimum
    is it a binding agreement for years
    lock in?
    can it be taken month by month
    is there a break clause or am i locked
    contract length
    any bond?
    am i married to you once i sign
    what is the least time i have to stay
    min duration
    am I bound for years
    is the plan annual only or monthly also
    do I sign up for a fixed term
    do i sign something for two years
    any contract term
    do you bind small shops with long agreements
    can you force me to stay
    is there a minimum period for schools
    are there fines for going early
    will you hold me to a year if i join
    do I have to sign for a year
    is there a minimum period
    we cannot commit past this season, is that required
    is there any fixed term for the clinic bot
    am I tied for long
    am i bound for a year
    committment period?
    minimum months?
    do you have long contracts
    is there any contract duration
    penalty for leaving early?
    how long am i tied
    any exit fee
    no yearly binding i hope
    mkataba wa muda gani, contract for how long
    notice period?
    do i have to commit for 12 months
    is it rolling month by month
    is a society tied for the whole year
    is there any lock in
    what is the minimum time I must keep it
    any tie in or can i walk
    are we bound for 12 months
    how many months at the least
    notice period to leave?
    do clinics have to promise a number of months
    am I tied for a year
    one year contract compulsory?
    do i have to promise a certain time
    is a longer term compulsory to get this rate
    yearly agreement needed for clinic?
    minimum contract?
    for how long am I bound
    am i stuck if i sign
    must I sign for 12 months
    contract length?
    do I commit to anything
    is it month to month
    can I change my mind after the first month
    how many months must i stay
    am I free to leave any time
    do I sign for long`,
  extraCost: `
    any hidden charges?
    is there any extra cost
    what else do i pay
    any other charges
    is everything included
    anything extra to pay
    will there be anything extra on top later
    what else will i be charged
    are there more bills after this
    is something added to the price in the end
    my last vendor kept adding small bills, will you do that too
    does anybody else send me a bill
    are there any hidden costs
    what other bills reach my salon
    is there anything else to pay besides the price
    apart from set-up and monthly does anyone else ask me for money
    what other expenses will come
    which things are not part of your price
    what is not included in the price
    are there extra charges later
    what all should i budget, complete, nothing left out
    do you charge for visits or phone calls
    are there other charges later
    does the price include everything
    any hidden cost for school
    is the ai itself billed extra
    tell me the things that are not in your figure
    what else do I have to budget for
    any additional fees I should know about
    are there costs that i see only later
    so 19999 and 2999, nothing more?
    is there some fine print charge waiting
    any surprise bills later
    do you take a share of my sales or bookings
    is that the full cost or are there more bills
    what surprises can I expect on the bill
    will i be getting bills from third parties
    what does one pay in total, with everything
    who pays for the AI usage
    do I pay for openai or api tokens separately
    what do I pay to others
    does the school have further costs
    is maintenance extra
    hidden charges?
    i want no nasty surprise, what else is there
    anything extra
    what is the all in cost, is there something besides
    is there something i pay to others as well
    is training of my staff charged on top
    what else will be on the bill
    what else will I be billed for
    conditions apply star mark somewhere?
    are there any fees per booking
    any other costs i should know
    is that all or do more bills come
    surprise bills?
    what further spending must a clinic plan for
    is travel or visiting charged separately
    is the price all inclusive
    anything extra on top of it
    do extra wishes cost extra
    do i pay something to others as well
    any licence or software i must buy besides
    no surprise bills?
    is anything missing in that total
    is this all I pay
    does the school pay something on top
    gharama zingine, other costs i should know
    are there charges by others too
    full cost, no surprises?
    will there be other bills from google or whatsapp or you
    what is on top of the price
    do i need to buy any software for it
    will there be charges that i come to know only afterwards
    are there any other charges
    does anything get added later
    is that the complete amount
    any additional fees for the song
    are upgrades of the ai billed to me
    what else do we pay besides 25000
    is that all or more comes later
    tell me if there is anything hidden
    anything more after paying the quote
    is this all or will more bills come
    any cost that is not on the page
    will I be charged extra for something
    anything else hitting my wallet besides these two amounts
    what else do I have to pay besides this
    no surprise bills later, right
    are there hidden charges
    my accountant asks for every other cost head
    what else will I have to pay
    anything on top of the price
    no surprises later?
    is that all or are there other costs
    extra costs?
    what is not in the price
    tell me honestly what else you will charge
    any other fees I should know of`,
  messageCharge: `
    do i pay extra for whatsapp
    how much does whatsapp take per message
    is whatsapp's own fee included
    if a thousand patients get reminders, who bears the sending cost
    who is billed for the messages the bot sends
    does whatsapp charge extra for messages
    who pays for the whatsapp messages
    does meta send its own bill or is it inside yours
    is there a charge from meta for every reminder
    is there a cost per message
    are whatsapp api charges included
    each template message costs something i heard, is that on me
    how is whatsapp's part paid
    do I pay meta separately
    how much does each whatsapp message cost
    is your monthly inclusive of what facebook takes for chats
    are messages to my patients free
    are messages unlimited
    who pays whatsapp for the messages
    diwali rush means lots of chats, will i pay per chat
    do many chats cost me more
    is the meta cost inside your fee
    is there a limit on messages per month
    i thought whatsapp is free, why would messages cost
    how many replies are in the monthly fee
    are conversation charges included in the 2999
    what does whatsapp bill me
    how are the business api conversation fees handled
    does sending offers to 500 people cost whatsapp money
    do I pay for every message the bot sends
    whatsapp bill separately?
    sending a reply costs money to whom
    is the whatsapp fee in your monthly or outside
    is each reminder charged
    per msg charge?
    any cap on how many chats the bot can handle in the monthly
    does my salon get a separate whatsapp bill
    who pays whatsapp
    do we pay whatsapp on top
    the more people write the more i pay?
    what does a reminder cost me at whatsapp
    cost per chat charged by whatsapp, is it in the monthly
    is every message charged
    whatsapp rates per conversation, yours or theirs to bill
    do i pay whatsapp or do you
    whatsapp bill extra?
    who pays whatsapp for messages
    are outgoing texts to clients charged on top
    is there a limit of chats a month
    how many messages are included
    will meta send me a bill
    who do i pay for whatsapp sending, you or meta
    who covers meta's price per conversation
    are the message fees of meta in your price
    do i pay per whatsapp message
    is there a bill by whatsapp at month end
    when customers write a lot does the bill rise
    is whatsapp free for the bot
    what does meta charge me
    unlimited chats or charged by number
    for parent messages, does whatsapp take something
    do I pay for every whatsapp message
    does whatsapp take money for messages
    whatsapp inatoza, does it charge per sms
    are incoming messages charged too
    are whatsapp costs included in the monthly fee
    is there a per message price
    do confirmation messages to guests cost anything
    whatsapp business fee, whos paying
    what does whatsapp take for messages
    what does meta charge on top
    reminder messages cost, is it in the fee or outside
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
    is domain included
    do i pay for hosting
    who pays for domain
    is hosting free
    do you give hosting
    over and above the online store price, do i pay for domain and hosting
    is the server and the domain inside the amount for the pickle shop website
    for an ecommerce site what do i pay to the hosting company besides you
    the store website costs that much, and domain plus hosting on top of it?
    all in total for my saree store site, with domain and hosting
    does the web shop amount already include the address and the server
    what comes on top for the domain of my online bakery
    and domain hosting is seperate?
    do i pay for the domain separately
    is the domain extra
    is server cost in the price
    the .in name i want, do i buy that or does it come with the site
    is the web address in the price
    does 12999 cover hosting
    do i have to renew the domain every year
    yearly hosting cost is mine or yours
    where does the site sit and who is billed for that place
    who has to pay for the server each year
    domain and server included or not
    is www name free
    what do i pay for hosting on top
    godaddy charges me yearly, does that go on
    do i need my own domain first
    is hosting included in the website price
    who pays for the domain
    does the website price include domain name
    i hold a domain from my old shop, may it be used
    can you put the site on my old domain
    do i have to pay for server for the author site
    we have a domain already, is that fine
    who pays for the server and the name of the site
    are the web name and space part of your figure
    to whom do i pay the hosting
    does the site price include the .com
    do I have to buy hosting myself
    what about server and domain costs
    is the server rent on my head
    is the name of the site bought by you
    where will my site be hosted
    does the price include .in domain
    is domain part of the website price
    do i need an account with some hosting company
    does the portfolio come with hosting
    in whose name is the domain bought
    yearly hosting charges?
    do you provide hosting
    who renews the web name next year
    what does the site cost besides, server and such
    who buys the .org domain for our ngo
    domain renewal, who handles it
    is ssl and hosting part of the package
    cloud space for my site, do you give it
    on whose name is the website address
    hosting charges yearly?
    what about hosting, is it included
    where will my website be hosted and who pays
    in the site cost, what about .co.ke domain
    is the domain for our school in it
    hosting included?
    domain free?
    who pays for hosting
    name of the site and where it lives, who pays
    where does my website live and who pays that
    is the domain part of it
    do i need to buy a domain myself
    hosting included or extra
    is a free domain thrown in
    must i make a hosting account
    yearly hosting cost?
    do you register the domain for me
    server and domain, are they in it
    ssl lock sign costs extra?
    is the .com in the website price or not
    does the price include a .com
    do I pay the domain separately
    is hosting included
    once the site is made where will it be kept and at whose cost
    do i have to renew the address myself
    renewal of domain who pays
    do I pay for the domain
    who buys the domain name
    do you resell hosting or do i get it directly
    hosting of the web shop extra?
    do I have to pay hosting every year
    domain charges separate or included
    do i get a domain with the site
    will the domain bill come to me straight from the provider
    is webspace part of the deal
    is the dot com name part of the price
    is the domain in the price
    does the website price include hosting
    cost of web address is over and above?
    does the chatbot site come with server
    do I buy the domain or you
    server costs?
    what about hosting
    do i have to book the site name before coming to you
    domain in whose name
    any yearly cost for the site
    yearly domain cost in it?
    bluehost or hostinger plan, must i take one
    what's not included in the website price
    what is left out of the website price
    is anything missing in the 12999
    what do I pay besides the site itself
    website with chat, is hosting inside the price
    do I pay for the server too
    what else do I need to buy for a site
    is the web address included`,
  tax: `
    will I get an invoice
    do you give invoice
    do you give gst bill
    is gst included
    can i get a bill
    price with tax or without
    do i get a bill
    bill available?
    will you give a bill
    will i get a bill with gst
    is gst on top of the price
    do you give gst bills
    our ca will not pass it without a gst number, do you have
    is gst included in the price
    does my clinic get a bill with gst on it
    are taxes extra
    can I get a tax invoice
    does 18 percent come over the figure shown
    what is your gst number
    do I get a proper invoice
    is gst on top of your prices
    can I claim input tax credit
    my firm needs the hsn and gstin on paper
    is 18 percent gst added on top
    is tds cut ok
    are prices inclusive of tax
    i need an invoice for my books
    will you raise an invoice to the school's name
    do you deduct tds
    is gst added on top of 19999
    does the price include gst
    i file returns, i need an official bill for this
    can our society get a proper tax bill
    will I get a receipt for my accountant
    can our company claim gst on your bill
    do you send a tax invoice to companies
    kra pin invoice for a kenyan company possible?
    are you gst registered
    are the prices plus tax
    gst number of yours
    gst?
    are the listed rupees with or without government tax
    bill with gst
    tax extra?
    can you write our firm's gst number on the bill
    bill with gst for hospital
    can i set it off as input credit
    do your prices include tax
    80g receipt?
    need an invoice with my company's gst number
    is there a receipt for what i paid
    pakka bill milega?
    can my accountant claim the tax
    do you give a gst bill
    is gst extra
    receipt with stamp for reimbursement from my office
    how much tax comes on it
    i need the bill in my firms name
    invoice on company name please
    i want an invoice
    should we cut tds before paying you
    is 18 percent gst on top
    our trust needs a tax receipt, possible?
    gst extra?
    with bill or without
    is vat going to be charged to us from nairobi
    do you issue a tax invoice
    is tax part of the price
    do you issue invoices to foreign firms
    i need a gst bill for my firm
    our auditor asks whether you issue tax papers
    can my ca get an invoice
    are prices before tax
    do you have a gstin
    can i deduct tds on your fee
    invoice in two firms' names possible?
    will there be an invoice on company name
    receipt for my payment?
    can i claim input tax
    is your business registered under gst
    is a b2b invoice possible
    need a bill for accounts
    will i get a bill with gst number
    I need a tax invoice
    please confirm taxes applicable on the quotation
    can you give a bill in the name of the trust
    are taxes in the quote
    need proper invoice for our school accounts
    prices with or without gst
    can the bill show our gst registration
    can I get input credit
    do you have a gst number
    gstin of your business?
    will there be a proper bill for my ca
    final amount after tax is?
    is vat included
    bill with gstin please
    my accountant wants an invoice with gst number
    do you make pucca bills
    will i get an etims receipt
    do you issue a receipt
    is gst on top
    gst included?
    does the ngo pay gst as well
    is there vat for kenyan clients
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
    any discount?
    can you give discount
    can you reduce the price
    is there any offer
    can you give less price
    we are an ngo, do you give less
    any concession for charities
    special rate for students
    any off for old customers
    same price for trust and business?
    sir please adjust something, i'm a new shopkeeper
    can a poor ngo get it for less
    do you give something off for ngos
    non profit discount
    cheaper for a government school?
    festival offer for me
    can you come down a bit
    round it off for me na
    is there anything off if our school takes three tools
    if i take two will you reduce
    is there some relaxation in price for a trust school
    can you give me a discount
    is the price negotiable
    festival offer going on?
    thoda kam karo, then i say yes
    what would you take off for two clinics
    less for charity?
    what is your best price
    can you do it for less
    any offers running
    if I take two things do I get a discount
    i will tell all the shops in my lane about you, so less for me?
    do you have sales at times
    special rate for govt school
    discount for ngos?
    we have five shops, some rebate?
    do you give something off for startups
    any deal for the festive season
    buying for mother's and sister's salons as well, what goes off
    any cheaper rate for teachers
    festival offer?
    does a govt school pay the same as a private one
    we give you regular work, what less
    another vendor quoted less, can you match
    do you give a special rate for schools
    we run a free school for slum kids, do you go softer on rates
    can you make me a special price
    I will bring you more customers, lower the price
    coupon code
    is there a student discount
    do you reduce the price if I pay for the year
    last price please
    if i skip the demo and pay today itself, do you cut something
    i pay at once, is there some rebate
    is the rate equal for ngos and companies
    wholesale rate for event planners
    do charities pay the same
    bargain possible?
    will you match a cheaper quote
    rate for friends and family?
    is there room in the price
    discount?
    any scholarship for students
    best rate
    any offer
    can u reduce
    punguza bei kidogo, reduce a little
    cud you lower the price for a new salon
    is there a different rate for non profits
    make it cheaper for me
    how about 15000 instead
    is there a concession for teachers
    best price for a trust
    my last order was with you too, any thanks off on this
    can we bargain
    first customer discount?
    can you do it for 15 instead of 19
    best you can do for a restaurant
    I am a regular customer, what can you do on the price
    can you make it cheaper
    is there a rebate if we order for all our branches
    how about some off for a housing society
    give me a better price
    any festival offer
    do you do student discount
    i take two things, less price?
    what is your last price
    paying all in one go, does it bring the amount down
    i bring my brother's shop too, do we get it cheaper
    will you do it for 12000
    15 thousand and we have a deal
    come down a little
    is the rate negotiable
    loyalty discount?
    any coupon floating around
    less for pensioners?
    ngo discount possible
    i will send you other customers, reduce it for me
    can u do the growth pack for 35k
    best you can do?
    can you do it cheaper for a good cause
    can a college student get a lower rate
    can you knock something off
    is there a deal if I order three things
    special price for students or teachers
    offer code
    promo code?
    any festive offer going on
    we are a startup with no funding, any special rate
    do friends of your clients pay less
    student price?
    easter sale?
    new year discount
    can you reduce for a poor poet
    voucher for first time buyers
    let us settle at a lower figure
    is there a reduced price for charities
    is there a sale these days
    any scheme or offer at the moment
    can you lower it a bit
    lower rate if we order every month
    give me your best price
    combo offer if i take site plus song
    we take bot plus website, do you reduce
    any diwali offer
    any reduction for repeat orders
    is there some off for students
    is there a lower price for a ngo cafe
    if i pay for the year at once do i get it cheaper
    black friday or republic day sale?
    any introductory offer
    I am an old customer of your friend, less something
    do NGOs get a discount
    if I take two things will you reduce
    educational discount?
    make it 15000 and I sign now
    how much less for widows' self help group
    do you give a cheaper price to startups
    what is the last price
    any coupon code
    is there a new year sale
    cheaper if I pay for a year
    free for charity?
    final rate batao, some less
    another firm is cheaper, will you go down
    bulk rate for 5 schools
    any ngo discount
    will you give me a deal
    can you do it for 10000
    any offer going on
    meet me in the middle on the price
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
    my whole month's profit is less than this
    this costs a lot
    that is more than my salon makes
    your prices are high
    it is out of my budget
    for a pan shop this amount makes no sense
    my shop earns too little for this
    why is it so costly
    too much money for us
    it is out of our budget
    my heart stopped when i saw the figure
    we are poor, is there something smaller
    that is a lot of money for a small shop
    an ngo has no such money
    i cannot pay so much for a bot
    i had a far smaller sum in mind
    others do it cheaper than you
    the price is shocking
    I thought it would be less
    bei ghali sana, too high for me
    why does it cost that much
    too pricey
    that is a lot for a small cafe
    25k is heavy for us
    we are a two chair parlour, such money is not there
    too costly
    thats really steep for one clinic
    cant afford
    beyond my means
    itna mehenga, who can pay this
    so much money for a bot
    that is way more than I wanted to spend
    our school does not have that kind of money
    small shops cannot pay this
    is there a cheaper thing to begin with, my pocket is light
    hmm that is pricey
    my sales are small, what smaller thing could I begin with
    what is the smallest thing I can begin with
    do you have something for a small purse
    the committee will faint at this price
    why should I spend so much on a bot
    too much for my little shop
    is there a smaller option, we can't afford this
    not within our reach this year
    i had hoped for much less
    this is out of my range
    way too costly for me
    you must be crazy, so much money for a bot
    that is a full salary of my helper
    seems costly. my cousin makes the same for 4000, why would i pay each month too
    is there nothing cheaper for a tea stall
    too high, a student here does it for 6k over a weekend
    looks dear to me, and then monthly also
    can a tiny stall begin with something less costly
    expensive, my nephew can do it cheaper
    a boy in my street does it for 5000
    this is not for small people like me
    too costly for a small clinic
    kidogo expensive for a kiosk like mine
    20000 is a lot for a small shop
    that's a lot of money
    others do it for half
    so high, for what
    the amount is on the higher side
    too much for us
    my budget is much smaller than this
    too pricey for me
    what could one get if one has very little to spend
    we are just starting and cant pay that
    way over what i can spend
    hmm costly
    why is it so dear
    on fiverr it goes for peanuts, why this rate
    i cannot pay that much
    other people ask far less for it
    its too much for a small stall
    bit steep
    pinching my pocket
    high price bro
    cant afford that
    hmm, a lot of money for a website
    are you serious, 45 thousand
    i feel you are charging too much for what it is
    that's a lot for a tea stall
    20k for a bot, hmm
    my turnover is low, this is out of reach
    my husband says its far too dear
    for a village school this is a fortune
    too dear for me
    why so costly
    others do it for 5000
    our ngo can never raise such a sum
    that hurts, so much
    my nephew would do it for free
    way over my budget
    that is more than I earn in a month
    sorry, far beyond what a freelancer like me earns
    my budget is tiny, poets dont earn
    for a song that is a lot
    isn't that overpriced
    a man on instagram makes it for 3000
    20 thousand for a bot, seriously?
    3000 for a teacher is a lot
    why is yours dearer than a freelancer on fiverr
    our society will never approve that much
    our school cant afford that
    other company quoted 8k, why are you so high
    my friend paid only 4000 for his site
    the man in our market does it for half
    fiverr people do it for 50 dollars
    agency next door takes 7 thousand for the same
    I found it cheaper elsewhere`,
  warranty: `
    what if it breaks later
    how long is the warranty
    do you fix bugs free
    is fixing free
    who fixes if not working
    you hand over the assistant and in the third week it throws errors, must i pay again
    bot gives wrong bookings ten days after going live, is the repair billed
    when it starts acting up a few weeks after delivery do you charge for setting it right
    suppose the finished website begins to show errors, another payment for that?
    two weeks on, the thing you built misbehaves, does mending cost me
    am i charged a second time when your delivered work develops a fault
    do i pay once more to have it repaired
    will mending it cost me again
    our gym's bot quotes a wrong fee a fortnight after handover, is the repair free
    bot begins to say false prices in week three, do i pay for mending it
    say the assistant you delivered goes wrong after twenty days, free or chargeable
    bot worked fine, then wrong timings in the third week, who pays the fixing
    something you built for my garage misbehaves within the month, free fix or a new bill
    is there a second bill if the delivered bot turns faulty in two weeks
    wrong amounts showing ten days after you delivered, is it corrected without charge
    and do you fix that free or bill me
    is there a warranty
    what if something breaks after delivery
    do you fix bugs for free
    button dead ten days after handover, will you charge to set it right
    my site shows an error two weeks after delivery, is fixing free
    how long do you repair faults without charge
    guarantee period for the website
    if the bot has a bug in the second month who fixes it
    if the menu page goes blank a fortnight after handover who bears the mending
    how long do you mend your own faults
    what if I find an error a week after launch
    it broke after three weeks, who fixes
    are repairs free at the start
    till how many days do you correct your own mistakes without money
    what if the finished web shop has a bug
    for how long are you responsible for faults
    do I pay for repairs
    jingle file is corrupted, will you fix
    i found a wrong spelling in the finished site a week on, free?
    is there some guarantee on the work against faults
    the website broke after two weeks, will you mend it free
    warranty?
    if it breaks
    how long after delivery may i complain of defects
    after handover a page does not open, who repairs that
    will you fix errors
    guarantee period on the website
    if there is a bug next week do i pay
    say the form stops sending in the third week
    till when can i report a fault
    what if the site has an error after it opens
    bugs after launch?
    something stops working after ten days, do I pay
    cost of repairing defects in what you gave us
    the delivered song file is damaged, do you replace it
    my site has a bug after three weeks
    how long do you stand behind your work
    if it breaks next week do i pay
    the audio file has a crackle, do you redo it free
    are bugs corrected free of cost
    something stopped a week after handover, is the repair free
    the site crashed 12 days after i got it, who pays for mending
    a fault showed up after two weeks, will you mend it without charge
    is there a defect liability period
    we find an error in the quiz tool later, what then
    what if a bug comes up later
    free bug fixing how long
    if there is a mistake in what you delivered who fixes it
    what if your own error shows up after final payment
    how long is the repair free
    is repair charged
    button on my new site stopped working, is it covered
    do you mend faults free in the first month
    free service period like with a fridge?
    does the warranty cover the chat on my site
    it broke after 8 days, who bears it
    who pays when something stops within the first weeks
    something failed a week after delivery, do you charge
    faults in the quiz tool found after we got it, who sets it right and for how much
    what if it stops working a month after you gave it
    you delivered and it broke, is mending on you
    10 days after delivery it stopped, cost?
    fault a few days after delivery, who pays for it
    does the 30 day thing cover everything you delivered
    faults seen in the first weeks, who pays
    after delivery something is not ok, cost?
    who bears the cost of a bug
    what is covered after handover
    ikiharibika, if it spoils after a week do i pay
    is there a guaranty period for websites
    a week later it went dead, do i have to pay again
    how many days of free repair
    the bot breaks after a month, who repairs it
    link broken on my page since handover, is fixing chargeable
    something is faulty on delivery, do you mend it
    free correction of faults?
    is there a guarantee on the website
    if I find a bug do I pay
    will you correct glitches at no cost in the beginning
    does my salon pay for mending mistakes of yours
    do you repair faults free
    for how long do you fix errors
    what if something stops working later
    for bugs noticed in the first few weeks, any bill
    for how many days do you put defects right
    problem after delivery, what then
    after one year will you still repair it free
    is there a warranty on the website
    what if i report the fault after 40 days
    who repairs it if there's a fault
    bug found after two months, do I pay
    free repairs for how long
    guarantee card on your work?
    something breaks after delivery, is repair free
    if the site stops working next year
    who pays when it breaks
    errors later, who fixes them
    problem after handover, what then`,
  support: `
    do you give support
    who will help me later
    do you help after delivery
    is support included
    what if something breaks
    do you do maintenance
    who repairs it if the bot gets stuck on a busy day
    bot stopped working at night, who fixes it and is it charged
    if it breaks in the festival rush who helps
    i'm worried that after taking the money you vanish, who will look after the bot
    who is there for us when the bot is running
    is repair extra or in the monthly fee
    what support do I get afterwards
    after sale help?
    six months down the line the assistant needs a hand, who gives it
    if my staff has questions next year, do you help
    who helps me when I have a problem later
    do you provide after sales service
    is maintenance included
    is there a helpline when my staff cannot find something
    do you take care of the assistant after the start
    who looks after the bot
    will you be around after launch
    do you look after the site later
    who keeps an eye on it while i sleep
    whom can the clinic ring when it hangs
    if I get stuck, whom do I ask
    who do i call when it acts up
    is help included after it is live
    after delivery do you pick up when we write
    do you stay reachable once i paid
    is support 24 hours
    do you monitor the assistant
    what kind of help do I get after the project ends
    whom should the receptionist message when the bot is stuck
    is somebody checking that the bot works
    who looks after it afterwards
    do you leave once its done
    is there someone to help later
    will you be there during our admission rush if things act up
    is looking after the site something you do
    will you stay with us after launch
    what help comes after it is live
    ongoing help?
    is looking after it part of what i pay each month
    our school gets stuck in march, who helps
    do you maintain it for me
    whom do i turn to when it acts up
    what happens after you hand it over
    service after sale kaisi hai
    will you still help me after a year
    after launch, am i alone
    is help part of the monthly
    do you fix and watch it later
    do you offer an amc
    how do i get help once it is live
    do you maintain the system
    is there ongoing support
    support?
    if it hangs on a holiday what help do i have
    do you offer maintenance
    who helps later
    who looks after the bot later
    do i get support with the site
    you make it and go, or do you stay in touch
    is there someone to ask when something is unclear later
    what about after sales
    will somebody be there if something goes wrong next year
    who helps our teachers later
    who maintains the thing in the second year
    what help does my salon get afterwards
    is help included
    if the bot hangs in exam season who sets it right
    if something is wrong do you help
    msaada baadaye, is there help afterwards
    how quickly do you react when the bot hangs
    who do I call if there is a problem
    bot stops on a sunday, whom do i tell
    do you look after it or am I left alone
    does a person help us later or just manuals
    are you there for us after the delivery
    what if I need help at two in the morning next year
    who helps me afterwards
    do you look after it later
    is there caretaking once the assistant is running
    who keeps the bot in shape
    is after sales service there
    if I have a problem next year whom do I ask
    festival time the bot gets stuck, who repairs and is it extra
    once live, who answers my doubts about handling it
    after sales help for teachers?
    who mends the bot, do i pay for it
    do you maintain the website after making it
    will you leave me alone after delivery
    do your clients get help all year long
    do you give support on phone
    is there support after the launch
    whom do I call if I have a question later
    what level of after care do you give
    do you leave us alone after delivery
    is there help after the first month
    will you maintain it
    support for schools during the year
    after sales service?
    do you help my staff later
    support timings and cost`,
  guarantee: `
    do you guarantee results
    do you give guarantee
    will i get more customers
    will my sales increase
    what is the guarantee
    any guarantee it works
    any guarantee
    do you give a guarantee
    would you sign that the bot lifts my sales
    is a rise in turnover assured once the bot runs
    do you stand for it that my store sells more with the assistant
    and if sales stay flat, any guarantee
    can you guarantee more customers
    will my book sell more
    before i spend, swear that customers will increase
    can you promise more donors
    will it surely bring patients to my clinic
    will my sales go up
    put in writing that admissions go up?
    do students get better marks
    how much more will I earn with the bot
    can you promise that my salon gets fuller
    will the chairs in my salon be full after this
    do you promise results
    will it bring me more bookings for sure
    my uncle says such bots bring nothing, can you assure results
    how many more buyers will the bot bring
    what return on investment can I expect
    how many extra orders will I get
    by what percent will orders rise
    do admissions increase for sure
    does it pay off for sure
    is success guaranteed
    do you take a cut only when sales grow, or promise growth
    will this double my revenue
    can you assure that it increases profit
    will our school get more admissions by it
    how sure is it that i recover the amount
    how many subscribers will the song bring
    do you guarantee that no customer is lost
    if there's no rise in bookings, what then
    can you swear that it works
    will it bring me more guests
    do you promise more bookings
    will the video make my book a bestseller
    guarantee more sales?
    what do i earn with it, numbers please
    will i earn more
    does the jingle surely pull in buyers
    can you promise it works out for me
    how many new patients will I get
    does a website bring customers for certain
    can you commit to a number of leads per month
    do you take responsibility for results
    will my sales rise
    what profit will come, tell in figures
    what if no one books through it
    can you assure results
    how much profit does it bring
    will toppers increase at our school with this
    what if it brings me no customers
    will the song get me views, guaranteed
    do you guarantee success
    faida itaongezeka, will profit go up for certain
    is it certain it pays
    any assurance that i get more clients
    is more turnover certain
    assured returns?
    will this double my leads
    will my business grow for sure
    can i be sure my no shows will fall
    do you give any promise on results
    guaranteed results?
    will the song make me famous
    how many extra patients should i expect, surely
    how many more orders will i get
    will fewer patients stay away, sure?
    what return can i expect
    is there a promise that the site brings enquiries
    will my students get better marks with this
    how fast will I earn back the money
    can you tell how much profit my shop will make
    do you vouch for success
    will my clinic get more patients
    will I get more customers for sure
    risk is mine if it brings no business?
    how certain is the success
    do you promise sales
    what result can I expect
    is it certain that my business grows
    will this really work or is it just talk
    will the jingle bring people into the shop for sure
    how much more will I sell
    can you assure that sales go up
    does it really bring anything
    can you promise me that no booking is missed
    does it really raise sales
    will my admissions go up
    are results guaranteed
    can you promise results
    how much will my sales go up
    will donations go up, can you promise
    do you guarantee more admissions
    what if it brings nothing
    promise me it will work
    will it double my income
    any assurance that it pays off
    guaranteed growth?`,
  law: `
    which law applies to the contract
    which court is responsible in a dispute
    if we fall out, do i have to travel to delhi for a case
    is there a legal contract for our society
    what is the jurisdiction
    what if we disagree and go to court
    i'm in mombasa, which country's rules govern our deal
    where would we go to court
    where would I have to sue
    governing law
    is there any paper signed between us or only emails
    under the rules of which country do we deal
    is there a written contract
    if we have a fight where is it settled
    my lawyer wants to read your conditions, where are they
    where are your terms
    whose law is it
    do we sign an agreement
    in which city would a quarrel be heard
    do i have to sign a contract for the bot
    legal terms?
    if we fight, where
    arbitration or court?
    what do your terms and conditions say on disputes
    where can I read the terms and conditions
    which court
    does indian law cover this order
    i live in nairobi, which country's courts decide
    legal jurisdiction
    which courts
    can a us client sue you at home
    can i get the agreement to read first
    what if we end in a legal fight
    is there a contract
    where's the legal stuff on your site
    who settles it when we quarrel
    under what law are you
    where is the legal place
    do you make an agreement on stamp paper
    is it a legally binding contract
    what paper do we sign
    terms of service where
    consumer court possible where i live?
    are you bound by indian law
    do we sign something
    is there paperwork
    which judge would hear it if we disagree on the bill
    is anything signed between the school and you
    under which country's law
    can my advocate go through your terms
    jurisdiction clause says what
    where could i sue you
    may i read the terms and conditions
    where do i find the conditions
    is a signed contract made before work
    my company needs a signed agreement, do you give one
    i want to read the fine print
    terms page?
    what legal rules bind both of us
    show me the legal conditions
    i will show your terms to my lawyer first
    under whose law is the contract
    sheria gani, what law is used
    what is the legal basis of an order
    which court if we fight
    which law applies
    where are your t and c written
    where would a case be filed
    which court for disputes
    dispute resolution, how and where
    what if we have a dispute
    if I am in kenya which law counts
    contract under whose law, kenya or india
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
    whatsapp blocks our number because of the bot, who answers for it
    bot told a guest the wrong rate and he insists, do i eat the loss
    if a patient is harmed by a wrong answer who is liable
    if my number gets banned, are you responsible
    what if it gives a wrong price and i lose money
    if double booking angers my patient and she sues, are you in it
    number banned and my clinic lost a week, do you pay
    will you compensate me for a wrong reply
    damages?
    who stands for it when whatsapp shuts our account
    agent deleted our leads, do you make good the damage
    ai told a customer nonsense, whose fault is it
    the bot sends something and we lose our number, whose fault
    are you liable if the bot causes damage
    to what extent do you stand for losses
    if my business number is blocked by meta what do you cover
    who pays if the bot makes me lose money
    if the bot tells a wrong rate and i lose money, do you pay
    who carries the risk of a ban on whatsapp
    the ai misquoted, we lost a tender, will you cover it
    are you responsible for lost orders
    will you make good the loss when the number is blocked
    what if the assistant promises something wrong and I lose a customer
    will you bear my loss if the assistant goes silent on sale day
    the assistant promises a refund wrongly, who pays
    do you compensate losses
    what is your liability
    who is answerable if the bot misleads a patient
    how far does your responsibility go in money terms
    up to what amount are you responsible
    are you liable for wrong answers
    who is responsible if the agent writes something wrong to a client
    suppose wrong answer harms somebody, who is answerable
    if the bot misses an order who bears the loss
    would you pay damages
    who is to blame if a booking goes missing
    a parent sues the school over a wrong message, are you in it
    do you carry insurance for damages
    who is responsible when the AI causes a loss
    who pays if it gives too low a price to my buyer
    if the bot promises a wrong price who pays the difference
    i lose a lakh due to its error, how much comes from you
    do you answer for damage by the agent
    who is at fault when ai is wrong
    do you pay for the loss if it books two people at once
    up to how much do you stand in for harm
    is there a ceiling on damages
    my customer sues me because of the bot, are you responsible
    what if my salon loses money through its mistake
    who pays when the agent mails a wrong offer
    hasara, who pays for the loss if the bot errs
    if it double books a bride, do you compensate
    if the agent sends a wrong price who is liable
    agent makes a costly mistake, who pays the damage
    are lost earnings paid by you
    lost profits, do you compensate them
    is there a limit to your liability
    who is to blame legally when the ai errs
    if its reply costs me a deal do you compensate
    quiz key was wrong and parents complain, are you liable
    the bot was down for a day and i lost sales, do you pay
    who takes the blame for a false answer
    limit of liability
    is my loss covered when a wrong answer drives a customer off
    are you accountable for business lost through the bot
    who is liable
    do you take the responsability for its answers
    if bot makes a costly mistake will you pay
    if it promises a free delivery by mistake, on whose account
    what do you owe us if the assistant causes harm
    will you cover my loss
    compensation for damage?
    what claim do i have on you when the ai blunders
    is there a cap on what you pay if things go wrong
    what if the ai gives wrong info and I am sued
    who carries the can if the reply was false
    how much are you liable for
    are you liable for losses
    the bot's wrong info cost me a client, can i claim from you
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
    is there any compensation
    will you pay for my loss if bot makes mistake
    do you compensate damages
    who is legally responsible for what the assistant does
    if a patient sues my clinic over the bots reply, are you liable
    I lost 50000 because of a bot error, will i get it from you
    what is your liability limit
    is there any compensation for business lost due to the bot
    and if I get a court notice because of your chatbot
    exporter here, a big order gone by bot fault, who covers the amount
    do you take financial responsibility for errors
    up to how much money are you liable
    Please confirm if you indemnify us against claims
    consumer court case due to ai answer, you or me
    will you bear the loss
    in the agreement do you accept legal liability for the bots mistakes
    bot oversells my stock and I have to refund 30 people, will you reimburse me
    any insurance for damages caused by your assistant
    sold a flat deal wrong because of the agent, 2 lakh loss, do you make it good
    can i claim money back from you for harm the bot causes
    if your software costs me profit what do you owe me
    legally who answers when the bot causes damage, provider or shop
    do u give any guarantee of compensation in writing
    my lawyer asks about your liability clause
    we are a manufacturer, an error in a quote can cost us lakhs. do you cover that
    lost sales because of your bot, are you paying me for that
    hospital wants to know who pays damages if AI harms someone
    penalty from government due to bot message who pays
    if it ruins my business can I take you to court
    who is responsible if bot tells wrong price
    if bot promises discount by mistake who bears the loss
    will you pay if i lose money because of the assistant
    bot gave wrong date and customer sued me, whose fault
    do you compensate for damage done by the bot
    Doctor here, bot says something wrong to patient. who is answerable
    and if my customer claims money due to wrong reply?
    liability if AI makes an error
    i will not take the blame for your bot's mistake, who will
    wrong flight info given by agent, traveller misses it, who pays refund
    is there any insurance against loss by the bot
    my fear: a wrong answer costs me 50 thousand, then who covers
    suppose it books two weddings same day and i lose client, do you make good
    will you stand behind it legally if it misleads a buyer
    what share of loss do you take when the bot messes up
    property dealer, bot quotes wrong rate and deal breaks, you accountable or me
    maximum you pay me for harm caused
    if assistant insults a customer and i lose him, can i claim from you
    who carries the risk when ai speaks wrong in my name
    legal responsibility for wrong information, yours or mine
`,
  termsChange: `
    date of the latest terms
    how old are your terms and conditions
    which month did you last revise the conditions
    are these conditions recent or years old
    when did the privacy policy change last
    latest version of the terms is from when
    since when do the present terms hold
    last edit of your privacy page?
    can you change the terms after I order
    i ordered under one set of conditions, can you swap them afterwards
    can the conditions of my order be altered afterwards
    what if your terms and conditions change
    say you rewrite the terms page tomorrow, what about my running job
    do your terms stay the same for my clinic
    which version of the terms applies to me
    will my deal stay under the rules of the day i said yes
    you put up new terms next month, do they count for me
    will new terms affect my order
    do you inform clients when conditions are altered
    which terms count, old or new
    do terms change without notice
    are the rules frozen at the time of acceptance
    are running contracts touched by new conditions
    what if you update your conditions later
    my quote says one thing and the terms another, which wins
    can the rules change while you are working for us
    can you change the rules later on
    which goes first, signed quote or the terms page
    will i be told when the terms get new
    can terms change
    can you spring new conditions on old customers
    does the quote or the terms page have the last word
    can you change the conditions later
    fine print changed after signing, does it bind me
    do new rules hit existing clients
    will the rules change after i sign
    masharti yakibadilika, if terms change does it touch my order
    which version binds our school
    if the terms get changed does it hit my order
    is my order safe from later edits in your terms
    may you rewrite the agreement later
    new terms later?
    if conditions get stricter next year, do old clients suffer
    do i fall under the conditions of the day i ordered
    if you rewrite your terms next year does my deal change
    terms page shows a date, does the old version apply to me
    do I have to accept new conditions
    does the version i accepted remain valid
    can you change the terms later
    could tomorrow's rules be used against today's order
    what if your conditions change
    what happens to existing customers when your policy is revised
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
    what is set-up, do i pay that again
    you show a big number plus a small one, explain both to me
    what is the difference between set-up and monthly
    is 19999 one time
    is the first big amount paid a single time
    why two prices for the bot
    is the larger amount a one shot thing
    is it a one off payment
    does my salon pay 19999 once or again each year
    what does set-up mean
    do I pay the installation only once
    why is there money at the start and money each month too
    whats the second, smaller amount beside it
    once or every month?
    set up only once?
    what is the first amount and what is the second one
    why is there a plus and a monthly next to the price
    do i hand over the first amount again after twelve months
    is the set-up paid again next year
    is 24999 paid each year or only once
    do i pay the dashboard once or monthly
    does the bot have a running fee once it is set up
    the plus sign between the two prices confuses me
    any fee that comes again after the setup
    is the 44999 for one year
    the first amount, is it one time
    setup fee meaning
    installation amount, is it repeated
    which of the two amounts comes back every month
    one time or monthly
    is it one payment only
    do I pay 19999 again next year
    the broadcast price has two parts, explain
    so 44999 first and then 6999 each month, did i get it right
    whats the diff between setup and per month
    how often do I pay the set-up
    do i pay set up again when i renew
    once or every month, 19999?
    is 9999 for the dashboard a single payment
    bot 24999 is monthly or 1 time
    is 14999 for voice one time
    is 44999 per month or once
    7999 one time or every year
    bigger figure comes how many times
    is the price per month or total
    after setup, is there something to pay each month
    is there a recurring charge or is it one payment
    what is set-up
    why is there a set-up amount and a monthly
    is the plan 24999 for the year
    once or every month, the 19999
    do I pay 29999 just once
    is it a subscription or one payment
    44,999 is that a one time cost
    i pay 19999 this month, next month only 2999 right
    what is set up fee
    do both prices have to be paid
    is the 19999 one time
    do I pay the setup every year again
    mara moja au kila mwezi, once or monthly
    what is once and what is every month
    difference between setup and monthly
    is 24,999 once or each month
    what is the setup fee for
    does the 49999 come up every year
    difference of the joining amount and the running amount
    do i pay the setup every year
    setup once or again and again
    is the initial sum due again next year
    what does set up mean here
    does the initial charge ever come back
    why two prices, setup and monthly
    setup means what, installing?
    why do I pay a set-up
    is 19999 once or every month
    one amount for making and one for running, is it so
    how many times do i pay the first figure
    do i pay the big amount again next year
    one time or every year?
    set up and monthly, what is what
    rs 14999 for voice, is that each month or once only
    do I pay the 24999 again next year
    is the big amount only once
    what does the set-up cover
    setup vs monthly, pls clarify for my boss
    is 2999 on top of 19999 or instead
    do I pay both amounts
    is the monthly on top of the set-up
    first month do i pay both set-up and monthly
    two prices are shown, which one do I pay
    do i pay 19999 every year
    why is there a set up amount
    4999 + 499, which is which
    what are the two numbers in the price
    is 19999 per month
    do I pay 24999 each month
    is that price monthly or once
    44999 monthly??
    per month or one time
    is the 9999 every month`,
  websiteMonthly: `
    is there a monthly fee for the website
    once the homepage is paid do you keep billing me
    do I pay every month for my site
    does my clinic's site cost something each month
    does a portfolio come with some running fee to you
    does the website have recurring charges
    is a site from you rented by the month like wix
    after the website is paid, are there yearly fees to you
    is the clinic site a subscription
    will there be amc on the site
    website maintenance per month?
    is a portfolio paid once or monthly
    next year do i owe you something for the page
    is the website a one time payment
    12999 and done, or a charge each month for the site
    what do i pay per year for a web shop
    yearly fee for the website?
    no yearly money to you for our hotel page, correct?
    does a site cost me something every month
    do i owe you a monthly fee for the page
    is there any subscription attached to the web shop
    do i pay yearly for the page
    do i pay you monthly to keep the site alive
    website: one payment or rent
    after buying the site do I pay anything monthly
    tovuti, the website, is it paid monthly
    monthly cost of a website
    does the site with chatbot have a monthly
    do i keep paying for the writer's page each year
    website monthly charge?
    does the online store carry a per month charge
    any upkeep money for the website each year
    any yearly cost for site from you
    one single payment for site, and after that zero to you?
    is there any monthly cost for an author website
    is the author site a one off payment
    website with chatbot at 19999, any monthly on that
    any monthly for the 12999 website
    is there something like a per year maintenance on the school site
    no monthly for websites, right
    once I buy the website is that it, or do I keep paying you
    are web pages billed once or as a plan
    is the 12999 one time
    do you charge yearly maintenance for our school site
    does the web app have a monthly price too
    is there a monthly fee for a website
    do I pay every month for the site
    are there running fees for the site
    website is one time payment or monthly
    any yearly charge for the website
    what do I pay per year for the site
    is my bakery page paid for once and for all
    website one time payment only?
    do websites cost something every month
    do i have to pay each year for the portfolio
    website subscription or single payment?
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
    tiny tailoring shop with little cash, which of your packages does one begin with
    small clinic and a thin wallet, which plan is the usual first one
    out of your plans, which is meant for a beginner with not much money
    and which package do small people like me begin with
    what is inside the pack that most people pick
    the plan marked most popular, what parts come with it
    if i move up to the one everybody likes, what do i get in it
    and the favourite package holds what
    which package is most popular
    what do the majority go for
    which one is bought most by clinics
    what do most people take
    what would you say is the crowd favourite
    what do salons normally take
    which plan sells best
    which of your plans do people end up with
    what is your most ordered thing
    which one do most people take
    the one that everybody takes, which is it
    whats the usual choice for coaching centres
    best seller?
    what's your hot seller
    which package is liked best
    what do others mostly buy
    which pack has the most popular tag
    what would most shops my size choose
    which package is the most popular
    tell me what dentists like me mostly go with
    what goes most often
    what is usually ordered
    most liked plan?
    the most wanted plan?
    what do most clinics take
    i will just take what others take, which is that
    which bot is in demand the most
    what do people buy most
    which combination is asked for the most
    which one have people picked most so far
    which is the most bought one
    inayopendwa zaidi, which one is liked most
    what do others like us take
    most sold package
    sabse zyada kaunsa bikta hai, most sold
    your most popular offer pls
    your top seller
    between the three packs which one is commonly picked
    which one sells most
    what do small shops generally start with
    what do most shops pick
    which offer has most takers
    your best seller
    common choice among salons?
    which one sells best
    what do other shops usually take
    which one do most clinics choose
    most chosen package
    what do others choose
    what is popular with small businesses`,
  addOnAlone: `
    can I have the voice without the bot
    i already have somebody's bot, just want your dashboard on it
    can i have just the telephone answering, no bot
    we dont need a bot, only the broadcast tool
    i want nothing but the phone picking thing
    we only want to send offers, is the tool sold alone
    can i have only dashboard
    only calls need answering, no whatsapp bot, can i get voice by itself
    only the dashboard for our clinic, no assistant
    voice addon alone possible
    our church wants just to send news to members, no assistant
    can my salon get voice and nothing else
    is the voice sold separately from the bot
    can broadcast be bought separately
    is the broadcast available by itself
    dashboard only, without any bot
    is the screen with bookings sold by itself
    i have my own bot, can i buy your screen for it
    only the voice without bot
    just the add-on please, is that allowed without the main bot
    do you sell the phone part separately
    just broadcast for our ngo, no bot
    no chatbot, only that tool for sending offers
    must one own the bot to get the broadcast
    voice alone for the clinic?
    must there be a bot under the voice
    only want calls taken at our clinic, without whatsapp
    only the dashboard, without bot
    sauti pekee, voice only without the bot
    could our ngo have the message sending alone
    can i get just the phone thing
    dashboard standalone?
    does the dashboard come without a bot
    broadcast without the bot, does it work
    can a shop have the offer sender and nothing else
    we want a single add-on and no assistant
    only broadcast please, no bot
    is voice an add on only or separate product also
    just someone to pick calls, the whatsapp side we do ourselves
    voice part alone possible?
    the main bot i don't need, the dashboard i do
    does the voice thing work without your bot
    can I buy just the dashboard
    i want calls answered only, do i have to buy the business bot first
    can the broadcast tool be used alone
    could we take broadcast by itself for our alumni
    only the add-on and no bot
    does the voice need a bot
    do I need the bot for the broadcast tool
    do I have to have the bot to take the voice
    will the offers tool work if I don't have your bot`,
  optionalParts: `
    is the dashboard compulsory
    do I have to take the voice add on
    is the dashboard needed or can i do without
    is it all or nothing, or may i leave parts away
    do i have to take the dashboard
    do i really need the screen with bookings for my salon
    is it necessary to buy the dashboard with the bot
    i'm fine without phone answering, will the rest work
    what if i take no dashboard, does it all still run
    can I skip the voice
    must i buy all four
    must a small clinic have voice
    just the assistant, none of the side dishes, possible?
    is voice compulsory for a clinic
    do i have to get the calls part with it
    is dashboard a must
    my clinic is tiny, could we do without that screen
    can the bot do its job on its own
    can I take only the bot without dashboard
    is voice mandatory
    is the broadcast something i must take
    do offers and news have to be part of it
    must I buy the broadcast tool too
    i only want the bot, can the rest be left out
    is the dashboard a must
    which of these four things can be left away
    which bits may i drop
    can i leave out the voice
    does the bot run without the dashboard
    are voice and dashboard forced on me
    won't the bot be handicapped if there is no dashboard
    can the bot run without the dashboard
    is the bot usable without a dashboard
    are the add ons optional
    is broadcast a must have or nice to have
    i dont need offers sent out, can i leave that part
    do I need the voice as well
    do i need the dashboard
    does my shop need the dashboard at all
    do you push the extras on every client
    is the voice part a must
    is it fine to take the assistant only
    can i skip broadcast
    lazima, is voice a must
    can we start with no extras
    are the add ons compulsory
    do i really need a dashboard
    which parts are a must and which are not
    we never send offers, must we still pay for that part
    do we have to take broadcast
    do all parts have to be bought together
    must i decide on voice now
    is it only the bot that is essential
    is voice necessary for it to work
    can i have the calls part in a few months
    is it a must to take everything
    would you say the dashboard is a must for two chairs
    bot minus voice minus dashboard, is that a valid order
    bot alone without anything else, will it work
    we never get calls so may we leave out voice
    what if i only want the bot and nothing else
    can we skip everything except the bot
    can i decide on the dashboard afterwards
    will the bot work if i dont take the dashboard
    which parts are optional
    do i need all those add ons
    may i refuse the add-ons
    is the dashboard really needed for a small clinic
    dashbord compulsory or not
    can i leave the voice out and add it next year
    extras are by choice, right?
    bot without broadcast, ok?
    must we take voice or is it extra
    are you forcing the dashboard on us
    nobody phones us, so must i take the calls part
    is broadcast required to use the bot
    can i do without the dashboard for now
    does bot depend on the dashboard to work
    do I have to buy all of it
    i dont want the extra parts, is that allowed
    should i take dashboard or is the bot enough
    can i add the voice afterwards
    may I begin with only the bot and add the others later
    is it ok if i dont take voice`,
  upgrade: `
    my budget is small now, can more be added next year
    start with the least and grow later, is that possible
    can i begin with one thing and add others afterwards
    and can i add more later on
    can i begin with starter and move up later
    start small then add voice later?
    can i add a dashboard after three months
    today one chair, next year five, can the plan follow
    can my salon begin small and take more next year
    can I start small and upgrade later
    can I switch from starter to growth
    begin with quiz, add grading later, ok?
    is it painful to move to the bigger pack afterwards
    is it possible to get voice added in summer
    what if I outgrow the package
    can I add voice later on
    can I downgrade
    i take the small one now, can i climb later
    can we move from the small pack to the middle one
    is it possible to add a dashboard after some months
    change of plan later, possible?
    do I lose what I paid if I move to a bigger package
    we begin with lesson plans, may we add grading next term
    what if our clinic grows, can the bot grow too
    can it grow with my business
    begin with starter and later the bigger one?
    can somebody else build on the bot later
    could i add calls to the bot once i have money
    start with the bot, dashboard later, fine?
    if the shop grows can i add stuff
    add more features afterwards?
    can we begin with one branch and add others later
    if i start at the bottom do i have to start over when growing
    can i go to growth after some months
    upgrade later?
    add things later?
    start with basic and go bigger
    opening second clinic in december, can the bot be extended to it
    does the small package lead into the bigger one
    move to the bigger plan next year
    can I add the voice thing in a few months
    what if we open more branches later
    in future if i want the screen also, can it be put in
    may i change to another plan later
    can the dashboard be added after three months
    can we extend it next year
    take starter first and then growth, how does that go
    move up midway, allowed?
    can more branches be added in future
    can i add voice in some months
    start small and add later, ok?
    can i move up from starter
    does starter turn into growth without new set up
    is it easy to add parts afterwards
    may i take the dashboard afterwards
    can i go bigger later
    switch plan later?
    can i bolt on broadcast around diwali
    could we later join the owner bot to it
    possible to add more after a year
    can I begin with the small one and grow
    can I add voice later
    naweza kuongeza baadaye, can i add later
    first a website then a bot on it, can that be added
    is it possible to change from starter to growth
    can I add the dashboard after some months
    what if I need more later
    scale up when we get more patients?
    can one go from growth back to starter
    if I take the bot today may I add more next year
    do I lose money when I upgrade
    start small and grow later?
    room to expand afterwards or is it fixed forever
    our school takes quizzes now, may we add grading in the next year
    can i add voice afterwards
    can I move from starter to growth
    switch to the bigger package next year
    we go slow, one part now and others after budget comes
    can the assistant be extended when we open a second salon
    can I add the voice later
    can we add parent messages next year
    what if I need more after some months
    may the smaller plan be exchanged for a bigger one after a while
    will adding things later be a problem
    is it possible to extend it later
    start with starter and later growth?
    downgrade possible?
    could i step back to starter from growth
    can i take more features when i have more money
    can I begin with the bot and take the bundle later
    add the dashboard after some months
    what comes after starter
    add owner bot to the customer bot later, possible?
    what is the next step after starter
    can I go up a package later
    from bot to bundle later, possible?
    do I lose the set-up money when I upgrade
    can I add a second bot later
    can i start small and add calls later
    Only whatsapp bot now, dashboard after few months?
    is adding website chat later allowed
    start with one thing now, rest next year ok?
    if i take basic can I upgrade afterwards
    I want only the whatsapp replies for now and maybe voice calls after Diwali, is that possible
    Budget is tight this term so can we begin with the smallest and add the dashboard in January
    Suppose I take cheap one today and later need the chat on my website too, will I have to start again?
    let me first see how one bot performs, then after 3-4 months i'll add phone calling, can it be joined
    Do you allow going step by step? First messages, then later on the calls part when business picks up
    I have just opened a small dental clinic in Mysore, loan is running and patients are few. I can only afford whatsapp bot at present. Once it settles in five six months I would like it to attend calls also, can that be added on top
    My salon in Ongata Rongai is still new so I dont want to take everything in one go. Let me start with the bot answering on WhatsApp and then, when clients increase, put the dashboard. Will that work without rebuilding it
    my father doesnt trust all this so he agreed only for the smallest package to try. If he sees benefit then after some time we will want the same bot on our website as well. is it possible to add it later on to what we have
    We run a coaching for NEET and admission season is only from April. Right now one simple bot is enough for us, but in season phone doesnt stop ringing so then we'd want the calling feature. Can we join it midway after 4 months`,
  priceRise: `
    does the monthly fee increase every year?
    2999 a month, is it fixed or will it change next year
    what after 1 year, same price?
    and if you raise the rates once i have joined
    are these introductory prices
    I run a gym and my last software doubled its fee after 12 months. will you do the same
    is the monthly charge locked for me
    how often do you hike your prices
    pls confirm fee stays same for old customers
    do you guarantee that 3,999 will not become 6,000 later on
    today its cheap, tomorrow you will charge more no?
    any yearly increment on the subscription
    school principal here. we make budget for three years, can the yearly price change in between
    will I pay the same amount in 2027
    price hike after some time?
    Once my shop depends on the bot, what stops you from raising the fee
    if your list prices go up does my monthly also go up
    is rate fixed for life or only for first few months
    my worry is that monthly cost will keep climbing each year
    how much notice would you give before increasing the charges
    clinic owner, I want to know the maintenance fee will remain same year after year
    does the renewal cost more than the first year
    same fees always?
    When whatsapp or AI companies become costlier will you pass on a higher monthly fee to me
    can I get a written promise that my monthly rate wont be increased
    lesson plans 3000 per teacher this year, how much next year
    kindly say if existing clients are protected from future price increases`,
  staffCost: `
    cheaper than a receptionist?
    i pay my reception girl 15000, will the bot cost less than that
    should i hire a person instead of taking this
    gym owner. one front desk boy is 12k a month, how does bot compare in cost
    is it worth it when i can keep a helper for same money
    what do i save compared with keeping staff
    can i let go one staff member and pay the bot from his salary
    a human costs me 18000 salary plus diwali bonus, bot costs how much in comparison
    coaching institute with a telecaller on payroll, is bot more economical
    why should I pay you when a boy can sit and reply for 8000
    receptionist vs bot which is cheaper
    in Nairobi a receptionist takes 25k shillings, is your assistant cheaper really
    and if I add up one year of salary against one year of bot who wins
    will this pay for itself by replacing my customer care girl
    does the assistant work out less than a part time employee
    dental clinic, my front office lady is leaving, better to hire new one or take your bot money wise
    my accountant says a person is cheaper than software, true?
    compare cost with a full time staff please
    we keep two people only for whatsapp replies, their wages go 30000, can bot bring this down
    is it sensible for small shop to get bot or just employ someone
    salary saved how much
    hiring is a headache now but is bot actually less expensive than a employee
    labour is cheap here in Tanzania so why would a bot make sense against a worker
    Could you kindly tell how the yearly expense compares to one office assistant's pay
    I was going to put an ad for a receptionist, do i still need one or the bot is better value
    night shift person asks 10000, is bot lower than that
    travel office, 3 executives answering same questions. can i cut one salary with it
    staff kharcha vs AI cost, whats the difference`,
  whichPackage: `
    starter or business growth
    which package is right for me
    i am a single doctor with one clinic which plan should i take
    two chair salon in Rohini, suggest the package
    cant decide between 19999 and 44999 one, help
    busy medical store counter, three people, which of your plans fits
    small kirana is Starter enough for me?
    do i really need Business Growth or the small one will do
    we are a family run sweet shop always crowd. what package do you recommend
    home tuition with 40 students, which plan makes sense
    please guide me in choosing the plan
    and if i have only one employee which package then
    confused in your packages
    physio with one assistant, should i start with the starter or go big
    is the most popular package too much for a shop with two workers
    tell me best plan for boutique who gets maybe 20 messages daily
    restaurant of 12 tables, Starter or Growth what would you pick
    I have two branches, is it Enterprise i need or Growth is ok
    what suits a small photo studio out of your three plans
    barber shop in Kampala road Nairobi, 2 barbers, which package do i choose
    lots of calls and whatsapp both in my coaching, so which one to go for
    new business just opened, which package is wise to begin
    how do i know which plan is for me
    pick a plan for me, i run a gym with one trainer
    who is starter meant for and who needs growth, i am property dealer alone
    small NGO office four volunteers which package would be proper
    do you advise SME bundle or only business bot for a single doctor
    package selection help needed, car repair garage with 5 mechanics`,
  payOnce: `
    one time payment possible?
    do i have to pay every month
    is there any lifetime plan for the bot
    i dont want monthly fee, can i pay full amount once and finish
    salon in Rohini here. i hate subscriptions, give me one fixed price for whatsapp bot
    why pay monthly, cant i just buy it
    and if i skip the monthly thing and give you more in the beginning?
    Is the 2,999 compulsory each month or only first time
    want to own the bot outright without any recurring charges
    no monthly please, single payment only
    sir kindly tell if chatbot can be purchased one time, we are small ngo and cannot commit monthly
    once set up is paid do i still keep paying
    can you sell me the bot for a lump sum
    my budget is one shot 40k, nothing after that. will you do it
    is it rent or purchase? i prefer purchase
    monthly charges r must or optional
    I run a gym, already paying too many subscriptions. any pay once option for assistant
    what if i only pay set-up and drop the monthly part
    another guy offers bot for one time 15000 no monthly, do you also have like that
    hw much if i pay once for all and nothing later
    are there bots without monthly subscription
    tuition centre, only 2 months busy in admission time. must we give fees all 12 months or one time is enough
    can i avoid the recurring fee
    pay once use forever, do u have such
    do you charge only the setup or every month also i have to send money
    Would prefer to settle everything in one go rather than a fee coming each month
    property dealer from Noida.. one time cost batao of bot, i wont give mahina wala
    is it possible to make the monthly fee zero by paying extra upfront`,
  messageLimit: `
    any limit on messages?
    how many messages per month are included
    is it unlimited chats
    we get around 5000 messages monthly, is that covered in 2,999
    how many customers can the bot handle in a month
    free conversations kitne milte hai per month
    saree shop online, diwali time 300 people message a day. will i cross some limit
    what happens when i go over the number of chats
    is there a cap on conversations
    and if more customers write than allowed, does bot stop replying
    how many chats do i get for the monthly fee
    do u count messages? whats the quota
    Kindly tell maximum number of conversations in the starter package
    pathology lab.. nearly 150 patients per day chat. is there a ceiling
    unlimited msgs or not
    does the monthly price change if i have ten thousand chats
    can 1000 customers use it in one month on the basic plan
    fair usage policy on messages?
    is number of replies restricted in a month
    my restaurant gets only 10 messages daily, is that within the included amount
    First how many messages are free each month
    will the bot go silent after some number of messages are finished
    tell me message quota in business growth plan
    our school has 1800 parents, can all of them write every month without any limit
    i fear that the chats will run out mid month. is there such a thing
    how much volume does the plan allow
    no. of customers allowed monthly pls
    for a busy shop like mine with hundreds of whatsapp chats, does the package put any upper limit
    can it handle 300 messages a day
    what if a thousand people write on one day`,
}
