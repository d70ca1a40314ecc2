import '#i18n/messages.ts'

const messages = {
  since: 'In force since {{date}}',
  contents: 'Contents',
  write: 'Write to us',
  'terms.title': 'Terms of Service',
  'terms.description':
    'What you can expect of Barra, what it costs, how to leave, and what we ask of you, in plain words.',
  'terms.lead': 'What holds between you and us when you use Barra, in plain words.',
  'terms.what.title': 'What Barra is',
  'terms.what.text':
    'Barra is a workout log: an app that runs in your browser, keeps your training on your device and copies it to our server. “We” are the people who run the server at this address.',
  'terms.account.title': 'Your account',
  'terms.account.text':
    'You can try a workout without an account. With one, give an email that is yours, keep your password to yourself, and tell us if somebody else got in. One person, one account; several accounts may use one device.',
  'terms.data.title': 'What you log is yours',
  'terms.data.text':
    'You keep every right to what you log. You let us store it and send it to your own devices, because that is the service, and for nothing else. You can export it at any time, with or without a plan.',
  'terms.trial.title': 'The trial',
  'terms.trial.text':
    'A new account starts with a free trial, once a person. No card is asked for, and nothing is charged when it ends. The app always says how many days are left.',
  'terms.plan.title': 'Plan, price and renewal',
  'terms.plan.text':
    'Starting workouts, the dashboard and the progress pages need the trial or a plan. History, export, planning and the exercise library do not.\nA plan is paid by the month or by the year, at the price you see before you pay, and renews for the same time until you cancel. If a price changes, it changes for you at your next renewal at the earliest, and we tell you before.',
  'terms.leave.title': 'Canceling',
  'terms.leave.text':
    'You cancel in your profile. At the end of the period: you keep everything to its last day and nothing more is charged. Right now: access ends at once, without a refund for the rest of the period. Rights to withdraw or to a refund that the law of your country gives you stand beside this and are not touched.',
  'terms.health.title': 'Your body',
  'terms.health.text':
    'Barra records and calculates; it is not a doctor and not a coach. Programs and figures such as warm-ups are general. If something hurts, stop; if you are ill, pregnant or coming back from an injury, ask somebody who can examine you.',
  'terms.offline.title': 'When the server is away',
  'terms.offline.text':
    'We try to keep the server reachable and do not promise that it always is. The app is made so that this costs you nothing: what you log is on your device first. Until a set says “on the server”, the only copy is on your device; take care of it.',
  'terms.fair.title': 'What we ask of you',
  'terms.fair.text':
    'Do not break into other people’s accounts, do not overload the server on purpose, and do not store what is forbidden. We may close an account that does. Even then you can ask for your training as a file.',
  'terms.liability.title': 'Liability',
  'terms.liability.text':
    'We are liable for what we do on purpose or through gross negligence, for harm to life and health, and where the law says so. Beyond that we are liable only for what is typical and foreseeable for a service like this.',
  'terms.changes.title': 'Changes to these terms',
  'terms.changes.text':
    'If these terms change in something that matters to you, we tell you before it holds. If you do not agree, cancel and take your data with you. The consumer law of the country you live in holds in any case.',
  'terms.contact.title': 'Questions',
  'terms.contact.text': 'Write to us with the contact form.',
  'privacy.title': 'Privacy Policy',
  'privacy.description':
    'What Barra keeps of you, on your device and on the server, for how long, who else sees it, and how to export and delete it.',
  'privacy.lead': 'What Barra keeps of you, where, for how long, and how you get rid of it.',
  'privacy.short.title': 'In short',
  'privacy.short.text':
    'Your training is on your device and, once you have an account, on our server. We sell nothing of it, show no ads, and count no visits: there is no tracker and no analytics service in Barra. You can export everything and delete everything yourself.',
  'privacy.device.title': 'On your device',
  'privacy.device.text':
    'In the browser’s storage: your workouts, sessions, exercises and measurements, in a database for each account; what waits to be sent; drafts; a copy of what the server said about your profile and subscription; and the files of the app, so that it opens offline.\nSmall settings: language, theme, and whose account is open. One cookie, “user-locale”, holds the language for a year. No other cookie is set by Barra.\nYour training leaves the device when you sign out and the server has everything, when you delete your account, or when you clear the site’s data in the browser. A workout tried without an account never leaves the device unless you take it into one.',
  'privacy.permissions.title': 'What the app asks your phone for',
  'privacy.permissions.text':
    'Only what you use, when you use it. Notifications, for the end of a rest: the device makes them itself, no push service is involved. The screen, which stays on while you train. The number on the app’s icon, for what still waits to be sent. Your browser’s promise to keep your data. A profile picture is the one you choose; it is cut to size on the device before it is sent. Nothing of this tells us anything about you.',
  'privacy.server.title': 'On our server',
  'privacy.server.text':
    'The same training, so that your other devices have it; your email and name; and whatever else you add to your profile: picture, date of birth, gender, weight, height, experience, goals, limitations, time zone and language. All of that is optional except email and name.\nVersions of a document that were overwritten are kept for 30 days, so that a mistake can be fixed. What the server could not accept is kept apart, so that it is not lost.\nWeight, limitations and training can say something about your health. We use them to show them to you, and for nothing else.',
  'privacy.identity.title': 'Signing in',
  'privacy.identity.text':
    'Signing in is done by Firebase Authentication, a service of Google: it keeps your email, your name, your password in a form that cannot be read back, and when you signed in. We never see your password. If you sign in with Google, Facebook or another provider that is offered, that provider learns that you use Barra, and we receive your name, email and picture from it. Your profile picture is kept in the file storage of the same service, or on our server. If the server is set up for it, reCAPTCHA, also from Google, checks that pictures come from the app; it is loaded for that alone.',
  'privacy.payment.title': 'Paying',
  'privacy.payment.text':
    'Payments are handled by Stripe. Your card goes to Stripe and never to us. We keep which customer you are there, your plan, its price, currency and dates. Stripe keeps invoices as long as tax law asks it to.\nSo that a trial is given once a person, we keep a keyed fingerprint of account and email. It does not name you, and it stays after the account is deleted.',
  'privacy.contact.title': 'Writing to us',
  'privacy.contact.text':
    'What you send with the contact form (name, email, message, language) is stored on our server, apart from your account, and mailed to those who answer. It is deleted from the server after a year, or sooner if you ask.',
  'privacy.place.title': 'Where you are',
  'privacy.place.text':
    'Which currency you see is decided on your device, by your browser’s language and time zone. Where that leaves doubt and the server is set up for it, the screens with prices ask a service which country your network address belongs to. If they ask for your location, it is to choose the currency and nothing else: it goes to a service that names the country, rounded to about a kilometer. Only the country is kept, on your device; the location is not stored. It works as well if you say no.',
  'privacy.log.title': 'What the server notes',
  'privacy.log.text':
    'Like every server, ours notes requests (time, address, page, answer) to run safely and to find faults. Too many requests from one address are refused. What you log or write is never put into these notes.',
  'privacy.others.title': 'Who else',
  'privacy.others.text':
    'Nobody, except those who work for us to run the service: Google (signing in and pictures), Stripe (payments), and those who host the server and carry our mail. Some of them are outside your country; they are bound by contract to protect your data as its law asks.',
  'privacy.rights.title': 'Your rights',
  'privacy.rights.text':
    'You may see, correct, take along and delete what is kept of you, and object to its use; the GDPR and the LGPD say so, and we hold to it for everybody. Most of it you do yourself in your profile: correct it there, export it there as a JSON file, also offline and without a plan. For the rest write to us. You may also complain to the authority for data protection of your country.',
  'privacy.deletion.title': 'Deleting your account',
  'privacy.deletion.text':
    'In your profile, under Privacy. It ends your subscription and deletes your training, profile, picture, the customer at Stripe and your login, on the server and on that device, at once and for good.\nWhat stays: a note that this account number was deleted, so that an old device does not bring it back; the fingerprint of the trial; what Stripe must keep; and backups of the server until they are overwritten. Other devices remove what they hold when they next reach the server.',
  'privacy.changes.title': 'Changes',
  'privacy.changes.text':
    'If something of this changes, the date above changes, and if it matters we tell you in the app.',
} as const

export default messages

declare module '#i18n/messages.ts' {
  interface Messages {
    legal: typeof messages
  }
}
