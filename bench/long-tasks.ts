/** Watches this thread for blocking tasks. The browser reports those above 50 ms. */
export function watchLongTasks(): { longest(): number } {
  let longest = 0
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  const note = (entries: PerformanceEntryList) => {
    longest = Math.max(longest, ...entries.map(({ duration }) => duration))
  }
  observer.observe({ type: 'longtask' })
  return {
    longest() {
      note(observer.takeRecords())
      observer.disconnect()
      return longest
    },
  }
}
