import '#i18n/messages.ts'

/** What the parts say that several features are made of. */
const messages = {
  hours: '{{hours}} h',
  'chart.asTable': 'Show as a table',
  'chart.asChart': 'Show as a chart',
  'chart.date': 'Date',
  'start.title': 'You are in the middle of another workout',
  'start.text_one': '{{name}} is running (started: {{time}}), with {{done}} of {{count}} set done.',
  'start.text_other': '{{name}} is running (started: {{time}}), with {{done}} of {{count}} sets done.',
  'start.continue': 'Continue {{name}}',
  'start.finish': 'Finish it and go on',
  'start.finishHint': 'What you logged in it is kept.',
  'start.both': 'Keep both running',
  'start.bothHint': 'Each keeps its own clock. You can switch at any time.',
} as const

export default messages

declare module '#i18n/messages.ts' {
  interface Messages {
    parts: typeof messages
  }
}
