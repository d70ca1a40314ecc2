/** The same in every configuration of Vitest. */
export const TEST_DEFAULTS = {
  // A property is hundreds of tests in one; how long they take on a busy machine says nothing about them. It stands here
  // and not beside a property: files of a process share their modules, and a module is run for the first of them alone.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  // For the same reason a test begins without the spies and stubs of whichever test ran before it.
  restoreMocks: true,
  unstubGlobals: true,
}
