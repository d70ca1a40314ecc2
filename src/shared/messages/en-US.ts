import '#i18n/messages.ts'

/** What the parts say that several features are made of. */
const messages = {
  hours: '{{hours}} h',
  'chart.asTable': 'Show as a table',
  'chart.asChart': 'Show as a chart',
  'chart.date': 'Date',
} as const

export default messages

declare module '#i18n/messages.ts' {
  interface Messages {
    parts: typeof messages
  }
}
