/** Resolves behind the next frame; in a hidden page, which draws none, in its next task: what is under way goes on. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const soon = () => setTimeout(resolve)
    if (document.visibilityState === 'hidden') soon()
    else requestAnimationFrame(soon)
  })
}
