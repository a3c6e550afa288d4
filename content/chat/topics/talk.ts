import { topics } from './topic.ts'

/** What people say to each other before and after business. */
export const talk = topics({
  greeting: { when: ['greeting'] },
  howAreYou: { when: ['howAreYou'] },
  thanks: { when: ['thanks'] },
  bye: { when: ['bye'] },
  acknowledged: { when: ['ok', 'yes'] },
  declined: { when: ['no'] },
  robot: { when: ['robot', 'machine'] },
  botName: { when: ['botName'], unless: ['location'] },
  joke: { when: ['joke'] },
  rude: { when: ['rude'], page: 'contact', actions: ['hand-over'] },
  chatLanguage: { when: [] },
  help: { when: ['info', 'help'], page: 'services' },
  confused: { when: ['confused'], actions: ['hand-over'] },
  attack: { when: ['attack'], page: 'services' },
  human: { when: ['human'], page: 'contact', actions: ['hand-over'] },
  broken: { when: ['broken'], page: 'contact', actions: ['hand-over'] },
  contactGiven: { when: ['contactGiven'], page: 'contact', actions: ['confirm-lead'] },
})
