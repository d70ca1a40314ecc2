import '#i18n/messages.ts'

const messages = {
  title: 'Contact',
  description: 'Write to the people who make Barra: a question, a problem, an idea, or something about your data.',
  heading: 'Write to us.',
  lead: 'A question, something that went wrong, an exercise we should know, or your data: a person reads it and answers by email.',
  faqFirst: 'It may be answered already:',
  toFaq: 'questions and answers',
  name: 'Your name',
  email: 'Your email',
  message: 'Your message',
  trap: 'Leave this empty',
  use: 'We use your name and email to answer you, and for nothing else.',
  toPrivacy: 'Privacy Policy',
  send: 'Send',
  'sent.title': 'It has arrived.',
  'sent.text': 'A person reads it and answers by email.',
  'problem.name.missing': 'Tell us what to call you.',
  'problem.name.long': 'That is longer than 100 characters.',
  'problem.email.missing': 'Without an email we cannot answer.',
  'problem.email.invalid': 'This is not an email address yet: name@example.com',
  'problem.message.missing': 'Write your message here.',
  'problem.message.short': 'A little more, please: at least 10 characters.',
  'problem.message.long': 'That is longer than 5,000 characters. Send the rest in a second message.',
  'outcome.busy': 'Several messages came from your network just now. Your text stays here: try again in a few minutes.',
  'outcome.failed': 'The server could not keep your message. Your text stays here: try again.',
  'outcome.offline': 'There is no connection. Your text stays here: send it when there is one.',
} as const

export default messages

declare module '#i18n/messages.ts' {
  interface Messages {
    contact: typeof messages
  }
}
