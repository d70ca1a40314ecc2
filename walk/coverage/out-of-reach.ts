type OutOfReach = { readonly keys: RegExp; readonly because: string }

/** Controls that a walk cannot use. */
export const OUT_OF_REACH: readonly OutOfReach[] = [
  { keys: /^site:/, because: 'the public pages are not the app: e2e/site.spec.ts reads them' },
  {
    keys: /^install:|:install\./,
    because: 'a browser that is driven offers no installation: e2e/install.spec.ts plays the offer',
  },
  {
    keys: /^auth:(callback|confirm)\./,
    because: 'they follow a link of a mail, which a walk does not read: e2e/access.spec.ts does',
  },
  { keys: /^app:failed\./, because: 'the start of the app has failed: e2e/start.spec.ts lets it' },
  {
    keys: /^app:health\.lost\./,
    because: 'the browser has thrown the storage away: e2e/storage-faults.spec.ts does so',
  },
  {
    keys: /^subscription:location\./,
    because: "nobody answers the browser's question for the place: e2e/pricing.spec.ts plays the answers",
  },
  {
    keys: /^auth:(social|link)\.|^auth:login\.continue_here$|^profile:waysIn\./,
    because: 'they open a window of another company, or follow from it: e2e/profile-security.spec.ts plays it',
  },
  {
    keys: /^auth:(again|ended)\.|^outbox:signIn$/,
    because: 'the account has ended, or its login is refused: e2e/ended-elsewhere.spec.ts lets it end',
  },
  {
    keys: /^auth:deleted\.|^profile:delete\.(prove|word|confirm)/,
    because: 'they end the person of the walk: e2e/account-deletion.spec.ts deletes accounts',
  },
  {
    keys: /^auth:sendAgain|^profile:account\.sendAgain$|^subscription:confirm\./,
    because: 'everybody in a walk has a confirmed address: e2e/accounts.spec.ts has others',
  },
  { keys: /^shared:firstFetch\./, because: 'the first fetch is over in a moment: e2e/first-login.spec.ts holds it up' },
  { keys: /^transfer:camera\./, because: 'there is no camera: e2e/transfer.spec.ts plays one' },
  { keys: /^(transfer:send|sessions:picture)\.share$/, because: 'these browsers have nothing to share with' },
  {
    keys: /^sessions:ahead\./,
    because: 'the clock of a walk is right: clock-notice.browser.test.tsx has one that is ahead',
  },
  {
    keys: /^parts:merged\./,
    because: 'two devices change one set while they are apart: e2e/two-devices.spec.ts does so',
  },
]
