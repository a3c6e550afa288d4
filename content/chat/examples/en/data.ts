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
    privacy policy
    is this chat private
    do you share my email with others
    I am worried about my privacy
    what do you store about me
    is my customers' information protected
    who has access to our customer data
    will I get spam calls after giving you my number
    is my data secure
    are the conversations confidential
    what happens to the details I put in the form
    data safe?
    is my info private
    will u sell my data
    who reads this chat
    where does my number end up
    I don't want strangers to see my customers' chats
    is it safe to tell you things here
    do you give my contact to telemarketers
    is my phone number safe with you
    will my number be misused
    is it safe to leave my number here
    how do you treat personal information
    what do you keep of what I type here`,
  deleteData: `
    please delete my data
    how can I have my information removed
    can I see what you have saved about me
    I want to withdraw my consent
    erase everything about me
    how do I correct wrong data you hold
    right to be forgotten
    remove my phone number from your list
    can I ask you to delete this chat
    where do I complain about my data
    how quickly do you delete on request
    how do I get a copy of my data
    delete my info
    remove me
    how can I see the data you have on me
    forget me please
    take my name off your records
    I want my details gone`,
  retention: `
    how long do you keep my data
    how long are chats stored
    when are conversations deleted
    for how many months do you save what I write
    is my chat history kept forever
    after how much time is my information deleted
    how long do you hold on to enquiries
    do you delete old chats automatically
    how long is my chat saved
    when do you delete stuff
    do you keep my messages for years`,
  sharedWith: `
    which companies get my data
    does google see this chat
    do you send my messages to an AI company
    is chatgpt or gemini reading what I write
    where are your servers and who runs them
    do third parties get my details
    do you pass data on to others
    which AI service do you use
    does the AI provider learn my phone number
    would you give my data to the police
    what AI model is behind this assistant
    who gets my data
    is google involved
    which ai is this
    do you use openai
    does a third party process my messages
    are my chats sent to america`,
  exportChat: `
    can I download this chat
    how do I save this conversation
    can I have a copy of what we wrote for my boss
    export this chat
    can you mail me this conversation
    is there a transcript of our chat`,
  security: `
    how do you protect the data
    what if you get hacked
    do you tell us when there is a data breach
    are passwords encrypted
    how secure is your system
    what security measures do you have
    where is the data stored
    who can log in to the database
    has there ever been a leak, and what would you do
    do you have data protection in place
    is it encrypted
    hack proof?
    how do you keep hackers out
    what if someone steals the database
    who on your side has the passwords`,
  minors: `
    do you collect data from children
    my child wrote in your chat
    can a 15 year old use your service
    is there an age limit
    can minors order
    do I have to be 18
    a kid gave you his phone number, delete it
    what about people under 18
    age limit?
    is my 16 year old allowed to chat here
    what do you do with kids data on this site
    are kids allowed to use your site by themselves
    my daughter is 14, may she use your chat`,
  newsletter: `
    do you send newsletters
    will you spam me with emails
    how many mails will I get if I fill in the form
    do you send marketing messages
    can I subscribe to your newsletter
    will I be added to a mailing list
    I don't want advertising emails
    do you send promotional mails
    will i get spam
    no marketing mails please
    do you mail often
    how often will you write to me`,
  studentData: `
    what happens with the students' data
    is the data of our pupils safe
    do you store children's names and marks
    is student information used for advertising
    our parents worry about the kids' data
    how is privacy of students handled
    do you keep the answers of the pupils
    who sees the marks of our students
    is student data used to train AI
    data protection for schools
    kids data safe?
    is it ok under privacy rules to put pupils names in
    what about privacy of our students
    do you keep marks of children
    will parents be ok with the data handling`,
  aiTraining: `
    will my book be used to train AI
    do you feed my texts into an AI model for training
    is my manuscript used for machine learning
    will the AI learn from my private documents and tell others
    are our company files used to train models
    I don't want my poems in a training set
    do you train AI on customer chats
    will my story end up in chatgpt
    is our data used to train your models
    do u train ai on my stuff
    will you use my book for your model
    are my lyrics used to train anything
    keep my files out of AI training`,
  cookies: `
    do you use cookies
    do you track me
    which cookies are set
    is there google analytics on the site
    do you follow visitors around
    cookie policy
    are there trackers or ads on your website
    can I refuse cookies
    cookies?
    any tracking here
    do you watch what I click`,
  secret: `
    will you keep my business idea secret
    do you sign an nda
    is what I tell you confidential
    will my competitors find out what we do
    can you keep our customer list confidential
    I have a secret recipe, can I trust you with it
    nda possible?
    will my unpublished novel stay between us
    do you talk about clients to others
    are you bound to secrecy
    nda?
    keep it secret?
    my manuscript must not leak
    can I be sure you won't tell anyone about my plans
    do you keep trade secrets
    confidentiality of our patients and business`,
  reference: `
    will you show my project to others
    can you keep my shop out of your portfolio
    will my business appear on your website as a reference
    do you use client names for marketing
    may you advertise with our name
    do you publish my project without asking
    I don't want to be named as your client
    dont show my project
    will you put our logo on your page
    may we stay anonymous as a client`,
  customerData: `
    whose data is it, yours or mine
    do you use my customers' data for other clients
    do I own the customer list and chats
    where are my customers' chats kept
    can you use our data for another client
    do I get my data when we part
    can I take my customer data with me when I leave
    does the data stay in my own account
    export of all our conversations when we stop
    my customers data belongs to whom
    do other clients of yours see our data
    can I get all my chats if I leave
    is our data mixed with other companies' data`,
  own: `
    who owns the finished work
    do I get the rights
    is it mine after I pay
    do I get the source code
    who has the copyright
    does the bot belong to me
    will the software be my property
    do you keep the rights to what you make
    intellectual property
    can I use it forever once paid
    do I own the assistant or rent it
    is it mine
    source code given?
    who owns the bot
    do I buy it or rent it
    after I pay, can you take it away from me
    copyright of what you build
    if we separate, who keeps the bot
    will I hold the rights after payment`,
  ownSite: `
    who owns the website
    is the domain mine
    will the site be in my name
    do I get the rights to the website design
    can I move my website to another provider later
    will the website still be mine if we part ways
    can I take the site to another developer
    site mine?
    who is the owner of the domain
    can I shift my site to someone else`,
  ownSong: `
    can I use the jingle in ads
    who holds the copyright of the song
    may I put the song on youtube
    can I play it on the radio
    is the music mine
    can I upload my song to spotify
    will I get a copyright strike
    commercial use of the jingle allowed?
    can I earn money with the song
    do I get rights in writing for the music
    do I have to pay royalties
    rights of song
    can i post the song on insta
    is it legal to play the jingle in my shop
    am I free to use the song in commercials
    who owns the tune you make for me`,
  ownCreative: `
    who owns the book video
    do I keep the rights to my book
    does my text remain mine
    can I use the trailer anywhere
    who has the rights to my author website
    do you get rights to my story
    is the video about my book my property
    do I stay the copyright holder of my poems
    rights of book video
    is the trailer mine
    will you own any part of my novel`,
}
