/** Fetches all that a workout may open later: by then there may be no line, and nothing that holds the app. */
export async function loadParts(): Promise<void> {
  const [{ loadContents }] = await Promise.all([
    import('../sheets/session-sheets.tsx'),
    import('../sheets/ending-dialog.tsx'),
    import('./session-notices.tsx'),
    import('./locked-screen-notice.tsx'),
  ])
  await loadContents()
}
