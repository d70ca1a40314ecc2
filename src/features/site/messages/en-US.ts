import '#i18n/messages.ts'

const messages = {
  title: 'The workout log that needs no signal',
  description:
    'Barra logs every set on your phone the moment you tap it, with or without a signal, and syncs when the signal comes back. Try a workout without an account.',
  'frame.home': 'Barra: to the start',
  'frame.places': 'Main',
  'frame.languages': 'Language',
  'frame.login': 'Log in',
  'frame.open': 'Open Barra',
  'frame.solution': 'How it works',
  'frame.resources': 'Guides',
  'frame.support': 'Help',
  'frame.contact': 'Contact',
  'frame.product': 'Barra',
  'frame.help': 'Get help',
  'frame.legal': 'Legal',
  'frame.tryIt': 'Try a workout',
  'frame.signUp': 'Create an account',
  'frame.faq': 'Questions and answers',
  'frame.terms': 'Terms of Service',
  'frame.privacy': 'Privacy Policy',
  'frame.farewell': 'Made for places where phones have nothing to say.',
  signUp: 'Create an account',
  tryIt: 'Try a workout now',
  tryNote: 'No account, no card. The test workout stays on your device until you decide.',
  headlineSignal: 'Zero bars of signal.',
  headlineBar: 'One loaded bar.',
  lead: 'Barra is a workout log for gyms in basements. Every set is saved on your phone the moment you tap it, and reaches your account when the signal comes back.',
  'picture.workout':
    'A running workout in Barra: the current set is large, with last time’s numbers beside it and one big button to tick it off.',
  'picture.keypad': 'Barra’s own keypad for weights, with the plates to load drawn on a bar.',
  'picture.dashboard':
    'The home screen of Barra: the next workout, this week, and whether the phone is ready to go down.',
  'picture.history': 'The history in Barra: every session with its date, duration and sets.',
  'picture.builder': 'A workout being planned in Barra: exercises with their sets, weights and rests.',
  'picture.exercise': 'An exercise in Barra: how it is done, which muscles work, and the last times.',
  'floor.street': 'Street level',
  'floor.stairs': 'The stairs',
  'floor.gym': 'The gym',
  'floor.locker': 'The locker room',
  'stairs.title': 'One bar left. Everything is with you already.',
  'stairs.text':
    'Before you go down, the home screen answers one question: ready? Nothing you need for training is fetched down there.',
  'stairs.app': 'The app itself opens in airplane mode',
  'stairs.training': 'Your workouts, your whole history and last time’s numbers',
  'stairs.library': 'The exercise library with instructions, in your language',
  'stairs.pass': 'Your subscription, checked on the phone: nobody locks you out underground',
  'gym.title': 'One tap a set. Nothing loads.',
  'gym.text':
    'The plan is filled in, so a set done as planned is a single tap. Its rest starts by itself, and the next set is waiting when the clock runs out.',
  'gym.last.title': 'Last time, beside every set',
  'gym.last.text': 'What you lifted in that very set the last time stands next to what you lift now.',
  'gym.plates.title': 'Plates on a bar',
  'gym.plates.text': 'The keypad draws what to load, from the bars and plates your gym has. Kilos or pounds.',
  'gym.rest.title': 'A rest clock that is right',
  'gym.rest.text': 'It counts to a moment, not in ticks: after a locked screen it still tells the truth.',
  'gym.undo.title': 'Everything can be undone',
  'gym.undo.text': 'A slip of a chalky thumb costs one more tap and no set.',
  'mishap.title': 'Go on, try to lose a set.',
  'mishap.text': 'A set shows its tick once it is on the disk of your phone, not before. So:',
  'mishap.battery.title': 'Battery dead?',
  'mishap.battery.text': 'Charge it, open Barra, and you are back at the same set.',
  'mishap.tab.title': 'Closed the app?',
  'mishap.tab.text': 'The workout is where it was. Swiping back never ends it.',
  'mishap.lock.title': 'Screen locked?',
  'mishap.lock.text': 'The rest went on. Barra tells you beforehand what your phone allows while locked.',
  'mishap.two.title': 'Phone and tablet?',
  'mishap.two.text': 'Log on both with no signal: when they meet, every set of both is kept.',
  'up.title': 'Back up. It travels by itself.',
  'up.text':
    'With the first bar of signal your sets go to your account and from there to your other devices. Each tick says how far its set has got: on this device, or on the server.',
  'up.outbox': 'A list of what the server does not have yet, which you can read, retry and export',
  'up.conflict': 'Two versions of a workout are merged set by set; nothing logged is thrown away',
  'up.export': 'Everything you ever logged, as one file, whenever you want it',
  'up.languages': 'Portuguese, English and Spanish, each written by hand',
  'up.more': 'How it works, in detail',
  'price.title': 'One plan. Everything in it.',
  'price.lead':
    'A new account starts with a free trial, without a card. You see the exact price for your country before you pay.',
  'price.monthly': 'Monthly',
  'price.annual': 'Annual',
  'price.perMonth': 'a month',
  'price.monthlyTerms': 'Renews every month until you cancel.',
  'price.annualTerms': '{{price}} once a year. Renews every year until you cancel.',
  'price.free': 'Nothing is charged when the trial ends: you choose a plan, or you don’t',
  'price.yours': 'Without a plan you still read, correct and export everything you logged',
  'price.leave': 'Cancel in your profile; what you paid for lasts to its last day',
  'ending.title': 'The next set is waiting. The network need not be there.',
  'solution.title': 'How it works',
  'solution.description':
    'From the plan at home to the last set in a basement: how Barra keeps your training on your phone and gets it to the server without losing a set.',
  'solution.heading': 'The phone is enough.',
  'solution.lead':
    'Most apps ask a server for permission to show you your own training. Barra keeps it on your phone and tells the server afterwards. Everything else follows from that.',
  'solution.before.title': 'Before: plan it once',
  'solution.before.1.title': 'Start from a program or a blank page',
  'solution.before.1.text':
    'Full body, upper/lower, push-pull-legs, 5×5, at home with dumbbells: ready programs become workouts of your own, to change as you like.',
  'solution.before.2.title': 'Exercises by the names you use',
  'solution.before.2.text':
    'The search forgives accents, word order and typos. What is missing you add yourself, as many as you like.',
  'solution.before.3.title': 'Sets as you think of them',
  'solution.before.3.text':
    'Warm-ups, drop sets, AMRAP, rep ranges, RPE targets, a rest for each exercise, supersets by joining two of them.',
  'solution.before.4.title': 'Drafts that stay',
  'solution.before.4.text':
    'Close the app in the middle of planning: the draft is there when you come back. Undo and redo, too.',
  'solution.during.title': 'During: eyes on the bar',
  'solution.during.1.title': 'The set in hand is large, the others small',
  'solution.during.1.text':
    'Weight and reps are legible at arm’s length, and the button to tick them off is under your thumb.',
  'solution.during.2.title': 'A keypad made for weights',
  'solution.during.2.text':
    'Digits, a step up or down, RPE and the plates, with comma or point. 100 lb stay 100 lb, whatever you switch to later.',
  'solution.during.3.title': 'Change your mind',
  'solution.during.3.text':
    'Add, drop, replace and reorder exercises and sets while you train. Supersets alternate by themselves.',
  'solution.during.4.title': 'Pause, leave, come back',
  'solution.during.4.text':
    'A running workout waits at the foot of every screen. Forget it, and Barra proposes when it must have ended.',
  'solution.after.title': 'After: it is on record',
  'solution.after.1.title': 'Every session, as it was',
  'solution.after.1.text':
    'A session keeps its own copy of what was planned and done: changing or deleting a workout later never touches it.',
  'solution.after.2.title': 'Correct it, repeat it, resume it',
  'solution.after.2.text': 'A typo found tomorrow can be fixed tomorrow. Deleted sessions can be brought back.',
  'solution.after.3.title': 'The last times of every exercise',
  'solution.after.3.text': 'Open an exercise and see what you did with it, set by set.',
  'solution.after.4.title': 'Muscles, counted',
  'solution.after.4.text': 'What a session worked, in sets for each muscle.',
  'solution.data.title': 'Your data: on the phone, on the server, in a file',
  'solution.data.1.title': 'A tick that tells the truth',
  'solution.data.1.text':
    '“On this device” once it is on the disk; “on the server” once the server has confirmed that very set.',
  'solution.data.2.title': 'A way out at any time',
  'solution.data.2.text': 'The export works offline and without a plan. It is one JSON file with all of it.',
  'solution.data.3.title': 'Several people, one phone',
  'solution.data.3.text':
    'Each account has a database of its own. Signing out with unsent sets says so, and keeps them.',
  'solution.data.4.title': 'Deletion that deletes',
  'solution.data.4.text':
    'Deleting your account removes your training, profile, picture and login from the server, and your subscription ends.',
  'resources.title': 'Guides',
  'resources.description':
    'Your first workout with Barra in five steps, how to put it on your home screen, RPE and RIR in a table, a warm-up ladder, and what the kinds of sets mean.',
  'resources.heading': 'Know the words, then lift.',
  'resources.lead': 'Short guides to Barra and to the numbers lifters talk in.',
  'resources.start.title': 'Your first workout in five steps',
  'resources.start.1': 'Create an account, or press “Try a workout now” to do it without one.',
  'resources.start.2': 'In Workouts, add a ready program or build a workout: a name, the exercises, the sets.',
  'resources.start.3': 'Press Start. Do the set, change the numbers if they were different, tick it.',
  'resources.start.4': 'Rest until the clock rings. Add or take 15 seconds with a tap.',
  'resources.start.5': 'Press Finish. Sets you left open are named, and you decide about them.',
  'resources.install.title': 'Put it on your home screen',
  'resources.install.text':
    'Barra runs in the browser; installed, it opens like any other app and the browser is less likely to clear its data.',
  'resources.install.iphone': 'iPhone and iPad',
  'resources.install.iphone.how': 'Open Barra in Safari, press Share, then “Add to Home Screen”.',
  'resources.install.android': 'Android',
  'resources.install.android.how': 'Open Barra in Chrome, press the menu with the three dots, then “Install app”.',
  'resources.install.desktop': 'Computer',
  'resources.install.desktop.how': 'In Chrome or Edge, press the install icon at the end of the address bar.',
  'resources.effort.title': 'How hard was it? RPE and RIR',
  'resources.effort.text':
    'RPE says how hard a set was, RIR how many reps you had left. They are the same scale seen from its two ends.',
  'resources.effort.feels': 'What it feels like',
  'resources.effort.10': 'Nothing left. Not one more rep.',
  'resources.effort.9': 'One more, and that would have been it.',
  'resources.effort.8': 'Two left. Hard, with clean technique.',
  'resources.effort.7': 'Three left. The bar still moves fast.',
  'resources.effort.6': 'Four left. A good last warm-up.',
  'resources.warmUp.title': 'A warm-up ladder',
  'resources.warmUp.text':
    'For a heavy barbell lift: few reps, rising weight, nothing that tires. The share is of your first working set.',
  'resources.warmUp.set': 'Set',
  'resources.warmUp.weight': 'Weight',
  'resources.warmUp.reps': 'Reps',
  'resources.warmUp.emptyBar': 'Empty bar',
  'resources.kinds.title': 'The kinds of sets',
  'resources.kinds.warm-up': 'Prepares you and does not tire you. It does not count as volume.',
  'resources.kinds.working': 'The sets the plan is about.',
  'resources.kinds.drop': 'Less weight, no rest, straight on.',
  'resources.kinds.failure': 'Until a rep does not go up any more.',
  'resources.kinds.amrap': 'As many reps as possible with good technique.',
  'resources.kinds.myo': 'One long set, then short ones with a few breaths between.',
  'legal.since': 'In force since {{date}}',
  'legal.contents': 'Contents',
  'legal.write': 'Write to us',
  'legal.terms.title': 'Terms of Service',
  'legal.terms.description':
    'What you can expect of Barra, what it costs, how to leave, and what we ask of you, in plain words.',
  'legal.terms.lead': 'What holds between you and us when you use Barra, in plain words.',
  'legal.terms.what.title': 'What Barra is',
  'legal.terms.what.text':
    'Barra is a workout log: an app that runs in your browser, keeps your training on your device and copies it to our server. “We” are the people who run the server at this address.',
  'legal.terms.account.title': 'Your account',
  'legal.terms.account.text':
    'You can try a workout without an account. With one, give an email that is yours, keep your password to yourself, and tell us if somebody else got in. One person, one account; several accounts may use one device.',
  'legal.terms.data.title': 'What you log is yours',
  'legal.terms.data.text':
    'You keep every right to what you log. You let us store it and send it to your own devices, because that is the service, and for nothing else. You can export it at any time, with or without a plan.',
  'legal.terms.trial.title': 'The trial',
  'legal.terms.trial.text':
    'A new account starts with a free trial, once a person. No card is asked for, and nothing is charged when it ends. The app always says how many days are left.',
  'legal.terms.plan.title': 'Plan, price and renewal',
  'legal.terms.plan.text':
    'Starting workouts, the dashboard and the progress pages need the trial or a plan. History, export, planning and the exercise library do not.\nA plan is paid by the month or by the year, at the price you see before you pay, and renews for the same time until you cancel. If a price changes, it changes for you at your next renewal at the earliest, and we tell you before.',
  'legal.terms.leave.title': 'Canceling',
  'legal.terms.leave.text':
    'You cancel in your profile. At the end of the period: you keep everything to its last day and nothing more is charged. Right now: access ends at once, without a refund for the rest of the period. Rights to withdraw or to a refund that the law of your country gives you stand beside this and are not touched.',
  'legal.terms.health.title': 'Your body',
  'legal.terms.health.text':
    'Barra records and calculates; it is not a doctor and not a coach. Programs and figures such as warm-ups are general. If something hurts, stop; if you are ill, pregnant or coming back from an injury, ask somebody who can examine you.',
  'legal.terms.offline.title': 'When the server is away',
  'legal.terms.offline.text':
    'We try to keep the server reachable and do not promise that it always is. The app is made so that this costs you nothing: what you log is on your device first. Until a set says “on the server”, the only copy is on your device; take care of it.',
  'legal.terms.fair.title': 'What we ask of you',
  'legal.terms.fair.text':
    'Do not break into other people’s accounts, do not overload the server on purpose, and do not store what is forbidden. We may close an account that does. Even then you can ask for your training as a file.',
  'legal.terms.liability.title': 'Liability',
  'legal.terms.liability.text':
    'We are liable for what we do on purpose or through gross negligence, for harm to life and health, and where the law says so. Beyond that we are liable only for what is typical and foreseeable for a service like this.',
  'legal.terms.changes.title': 'Changes to these terms',
  'legal.terms.changes.text':
    'If these terms change in something that matters to you, we tell you before it holds. If you do not agree, cancel and take your data with you. The consumer law of the country you live in holds in any case.',
  'legal.terms.contact.title': 'Questions',
  'legal.terms.contact.text': 'Write to us with the contact form.',
  'legal.privacy.title': 'Privacy Policy',
  'legal.privacy.description':
    'What Barra keeps of you, on your device and on the server, for how long, who else sees it, and how to export and delete it.',
  'legal.privacy.lead': 'What Barra keeps of you, where, for how long, and how you get rid of it.',
  'legal.privacy.short.title': 'In short',
  'legal.privacy.short.text':
    'Your training is on your device and, once you have an account, on our server. We sell nothing of it, show no ads, and count no visits: there is no tracker and no analytics service in Barra. You can export everything and delete everything yourself.',
  'legal.privacy.device.title': 'On your device',
  'legal.privacy.device.text':
    'In the browser’s storage: your workouts, sessions, exercises and measurements, in a database for each account; what waits to be sent; drafts; a copy of what the server said about your profile and subscription; and the files of the app, so that it opens offline.\nSmall settings: language, theme, and whose account is open. One cookie, “user-locale”, holds the language for a year. No other cookie is set by Barra.\nYour training leaves the device when you sign out and the server has everything, when you delete your account, or when you clear the site’s data in the browser. A workout tried without an account never leaves the device unless you take it into one.',
  'legal.privacy.permissions.title': 'What the app asks your phone for',
  'legal.privacy.permissions.text':
    'Only what you use, when you use it. Notifications, for the end of a rest: the device makes them itself, no push service is involved. The screen, which stays on while you train. The number on the app’s icon, for what still waits to be sent. Your browser’s promise to keep your data. A profile picture is the one you choose; it is cut to size on the device before it is sent. Nothing of this tells us anything about you.',
  'legal.privacy.server.title': 'On our server',
  'legal.privacy.server.text':
    'The same training, so that your other devices have it; your email and name; and whatever else you add to your profile: picture, date of birth, gender, weight, height, experience, goals, limitations, time zone and language. All of that is optional except email and name.\nVersions of a document that were overwritten are kept for 30 days, so that a mistake can be fixed. What the server could not accept is kept apart, so that it is not lost.\nWeight, limitations and training can say something about your health. We use them to show them to you, and for nothing else.',
  'legal.privacy.identity.title': 'Signing in',
  'legal.privacy.identity.text':
    'Signing in is done by Firebase Authentication, a service of Google: it keeps your email, your name, your password in a form that cannot be read back, and when you signed in. We never see your password. If you sign in with Google, Facebook or another provider that is offered, that provider learns that you use Barra, and we receive your name, email and picture from it. Your profile picture is kept in the file storage of the same service, or on our server. If the server is set up for it, reCAPTCHA, also from Google, checks that pictures come from the app; it is loaded for that alone.',
  'legal.privacy.payment.title': 'Paying',
  'legal.privacy.payment.text':
    'Payments are handled by Stripe. Your card goes to Stripe and never to us. We keep which customer you are there, your plan, its price, currency and dates. Stripe keeps invoices as long as tax law asks it to.\nSo that a trial is given once a person, we keep a keyed fingerprint of account and email. It does not name you, and it stays after the account is deleted.',
  'legal.privacy.contact.title': 'Writing to us',
  'legal.privacy.contact.text':
    'What you send with the contact form (name, email, message, language) is stored on our server, apart from your account, and mailed to those who answer. It is deleted from the server after a year, or sooner if you ask.',
  'legal.privacy.place.title': 'Where you are',
  'legal.privacy.place.text':
    'Which currency you see is decided on your device, by your browser’s language and time zone. Where that leaves doubt and the server is set up for it, the screens with prices ask a service which country your network address belongs to. If they ask for your location, it is to choose the currency and nothing else: it goes to a service that names the country, rounded to about a kilometer. Only the country is kept, on your device; the location is not stored. It works as well if you say no.',
  'legal.privacy.log.title': 'What the server notes',
  'legal.privacy.log.text':
    'Like every server, ours notes requests (time, address, page, answer) to run safely and to find faults. Too many requests from one address are refused. What you log or write is never put into these notes.',
  'legal.privacy.others.title': 'Who else',
  'legal.privacy.others.text':
    'Nobody, except those who work for us to run the service: Google (signing in and pictures), Stripe (payments), and those who host the server and carry our mail. Some of them are outside your country; they are bound by contract to protect your data as its law asks.',
  'legal.privacy.rights.title': 'Your rights',
  'legal.privacy.rights.text':
    'You may see, correct, take along and delete what is kept of you, and object to its use; the GDPR and the LGPD say so, and we hold to it for everybody. Most of it you do yourself in your profile: correct it there, export it there as a JSON file, also offline and without a plan. For the rest write to us. You may also complain to the authority for data protection of your country.',
  'legal.privacy.deletion.title': 'Deleting your account',
  'legal.privacy.deletion.text':
    'In your profile, under Privacy. It ends your subscription and deletes your training, profile, picture, the customer at Stripe and your login, on the server and on that device, at once and for good.\nWhat stays: a note that this account number was deleted, so that an old device does not bring it back; the fingerprint of the trial; what Stripe must keep; and backups of the server until they are overwritten. Other devices remove what they hold when they next reach the server.',
  'legal.privacy.changes.title': 'Changes',
  'legal.privacy.changes.text':
    'If something of this changes, the date above changes, and if it matters we tell you in the app.',
  'support.title': 'Help',
  'support.description': 'Help with Barra: answers to what lifters ask, what to try first, and a person to write to.',
  'support.heading': 'What is stuck?',
  'support.lead': 'First things first: what you logged is on your phone. Then let us see.',
  'support.way.faq': 'Questions and answers',
  'support.way.faq.text': 'Signal, sets, devices, money and data.',
  'support.way.contact': 'Write to us',
  'support.way.contact.text': 'A person reads it and answers by email.',
  'support.way.guides': 'Guides',
  'support.way.guides.text': 'The first workout, the home screen, RPE and warm-ups.',
  'support.aid.title': 'Try this first',
  'support.aid.phone.title': 'A set stays at “on this device”',
  'support.aid.phone.text':
    'It is safe there. Open the sync status at the top of the app: it says what waits and why. If it asks you to log in again, do so; if the server did not take something, you see the reason and can correct it.',
  'support.aid.open.title': 'Barra does not open without a signal',
  'support.aid.open.text':
    'Open it once with a connection and wait until the home screen says “Ready”. In private browsing, and in some in-app browsers, nothing can be kept: use your usual browser.',
  'support.aid.stale.title': 'Two devices show different things',
  'support.aid.stale.text':
    'Give both a connection and open Barra on both. In the sync status, “Compare with the server” finds and fixes any difference.',
  'support.aid.space.title': 'The phone says there is no room',
  'support.aid.space.text':
    'Remove photos, videos or apps you no longer need. Do not clear the data of this site: sets the server does not have yet are there.',
  'support.faq.title': 'Questions and answers',
  'support.faq.description':
    'Does Barra really work without a signal? Can I lose a set? What happens when the trial ends? Answers for lifters.',
  'support.faq.heading': 'You ask, we answer.',
  'support.faq.lead': 'What Barra does, and what it does not do yet.',
  'support.faq.more': 'Not here?',
  'support.faq.write': 'Write to us',
  'support.faq.signal.question': 'Does it really work without any signal?',
  'support.faq.signal.answer':
    'Yes. Once you have opened Barra with a connection and logged in, the app, your workouts, your history and the exercise library are on the phone. You can close it, restart the phone, open it in airplane mode and log a whole workout.',
  'support.faq.offline.question': 'What happens to what I log offline?',
  'support.faq.offline.answer':
    'It is written to the phone at once and waits there. As soon as there is a connection, Barra sends it by itself; if the connection drops halfway, it goes on where it stopped. The top of the app always says how many changes are still waiting.',
  'support.faq.need.question': 'What do I need a connection for?',
  'support.faq.need.answer':
    'To create an account or log in, to pay, to write to us, and for your sets to reach the server and your other devices. Nothing between you and the next set.',
  'support.faq.lost.question': 'Can I lose a set?',
  'support.faq.lost.answer':
    'A set is ticked only once it is written to the disk of your phone. After that a dead battery or a closed app takes nothing. What can take it is the phone itself, before the set has reached the server: a broken or lost phone, or somebody clearing the browser’s data for this site. That is why each tick says whether the server has it, and why installing Barra on the home screen is a good idea.',
  'support.faq.devices.question': 'Can I use it on two devices?',
  'support.faq.devices.answer':
    'On as many as you like. If you log on two of them without a signal, both are merged set by set when they meet. If both changed the same number, the later change counts; no logged set is dropped.',
  'support.faq.locked.question': 'Does the rest clock ring while the screen is locked?',
  'support.faq.locked.answer':
    'That depends on the phone, and Barra tells you before the first rest. Some phones put web apps to sleep when the screen locks; there, Barra keeps the screen on while you train if it may. The time itself is always right when you look.',
  'support.faq.app.question': 'Is there an app in the store?',
  'support.faq.app.answer':
    'Not yet. You install Barra from the browser: it gets its icon, opens in its own window and works offline. The guides show how on your device. Android and iOS apps are being prepared; what you log here will be there, as it is the same account.',
  'support.faq.units.question': 'Kilos or pounds?',
  'support.faq.units.answer':
    'Both, and mixed. A weight is kept as you typed it: 100 lb stays 100 lb, also after you have looked at it in kilos. You can set up several gyms with the bars and plates each of them has.',
  'support.faq.sets.question': 'Does it do supersets, drop sets and AMRAP?',
  'support.faq.sets.answer':
    'Yes: warm-up, working, drop, to failure, AMRAP and myo-reps, rep ranges, RPE or RIR, timed sets, and supersets that alternate by themselves.',
  'support.faq.exercises.question': 'My exercise is missing. Can I add it?',
  'support.faq.exercises.answer':
    'As many as you like, with the muscles it works, its equipment and its usual rest. Built-in ones you never do can be hidden.',
  'support.faq.correct.question': 'I typed something wrong last week. Can I correct it?',
  'support.faq.correct.answer':
    'Yes. Open the session in the history and correct it. A deleted session can be brought back. Changing a workout never changes what you did with it before.',
  'support.faq.charts.question': 'Does it show me whether I am getting stronger?',
  'support.faq.charts.answer':
    'Yes, exercise by exercise: estimated 1RM, heaviest set, volume, and your most reps with each weight, over any stretch of time. There are sets per muscle, your body weight and measurements, and totals. A record is named the moment you set it. All of it is calculated on the phone, so it works offline.',
  'support.faq.import.question': 'Can I bring my history from another app?',
  'support.faq.import.answer':
    'Yes: from Strong, Hevy, FitNotes and StrongLifts, with the CSV file that the app exports, and from Barra’s own JSON and CSV files. It is in your profile, under Your data. You see what is in the file and which exercise becomes which before anything is saved; it all comes in or nothing does, and an import can be undone. The file never leaves your device.',
  'support.faq.trial.question': 'What happens when the trial ends?',
  'support.faq.trial.answer':
    'Nothing is charged: there is no card on file. To start workouts and see the dashboard you then need a plan. A workout that is running is never interrupted.',
  'support.faq.without.question': 'What can I do without a plan?',
  'support.faq.without.answer':
    'Read and correct your whole history, plan workouts, look up exercises, export everything, and delete your account. The test workout on the start page needs no account at all.',
  'support.faq.cancel.question': 'How do I cancel?',
  'support.faq.cancel.answer':
    'In your profile, under Subscription: at the end of the period, which you keep to its last day, or at once. Until then you can change your mind.',
  'support.faq.export.question': 'How do I get my data out?',
  'support.faq.export.answer':
    'In your profile, under Your data: one JSON file with everything, or your sets and measurements as CSV for a spreadsheet. It works offline, and without a plan.',
  'support.faq.delete.question': 'What is deleted when I delete my account?',
  'support.faq.delete.answer':
    'Your training, profile, picture and login, on the server and on that device, and your subscription ends. Nobody can bring it back. The Privacy Policy says what little stays, and why.',
  'support.faq.share.question': 'Several of us use one phone. Does that work?',
  'support.faq.share.answer':
    'Each account has a database of its own on the phone. Log out and the next one logs in. If something was not sent yet, Barra says so and keeps it until you log in again.',
  'contact.title': 'Contact',
  'contact.description':
    'Write to the people who make Barra: a question, a problem, an idea, or something about your data.',
  'contact.heading': 'Write to us.',
  'contact.lead':
    'A question, something that went wrong, an exercise we should know, or your data: a person reads it and answers by email.',
  'contact.faqFirst': 'It may be answered already:',
  'contact.toFaq': 'questions and answers',
  'contact.name': 'Your name',
  'contact.email': 'Your email',
  'contact.message': 'Your message',
  'contact.trap': 'Leave this empty',
  'contact.use': 'We use your name and email to answer you, and for nothing else.',
  'contact.toPrivacy': 'Privacy Policy',
  'contact.send': 'Send',
  'contact.sent.title': 'It has arrived.',
  'contact.sent.text': 'A person reads it and answers by email.',
  'contact.problem.name.missing': 'Tell us what to call you.',
  'contact.problem.name.long': 'That is longer than 100 characters.',
  'contact.problem.email.missing': 'Without an email we cannot answer.',
  'contact.problem.email.invalid': 'This is not an email address yet: name@example.com',
  'contact.problem.message.missing': 'Write your message here.',
  'contact.problem.message.short': 'A little more, please: at least 10 characters.',
  'contact.problem.message.long': 'That is longer than 5,000 characters. Send the rest in a second message.',
  'contact.outcome.busy':
    'Several messages came from your network just now. Your text stays here: try again in a few minutes.',
  'contact.outcome.failed': 'The server could not keep your message. Your text stays here: try again.',
  'contact.outcome.offline': 'There is no connection. Your text stays here: send it when there is one.',
} as const

export default messages

declare module '#i18n/messages.ts' {
  interface Messages {
    site: typeof messages
  }
}
