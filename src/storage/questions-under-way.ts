let unanswered = 0

/** Whether a first result of any query of this page is pending. */
export function isAnswering(): boolean {
  return unanswered > 0
}

/** Counts a pending query until the returned function is called. */
export function countQuestion(): () => void {
  let isOpen = true
  unanswered += 1
  return () => {
    if (isOpen) unanswered -= 1
    isOpen = false
  }
}
