import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

// The floor of a cold start: React, one button, and the same service worker as the app's.
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

createRoot(root).render(
  <StrictMode>
    <button type="button">Ready</button>
  </StrictMode>,
)
void navigator.serviceWorker.register('/sw.js')
