import { useLocation, useNavigate } from 'react-router-dom'

/** Returns to the page that opened the form; to `otherwise` if it was the first page. */
export function useLeaveForm(otherwise: string): () => void {
  const navigate = useNavigate()
  // React Router calls the page's first location 'default'.
  const first = useLocation().key === 'default'
  return () => void (first ? navigate(otherwise, { replace: true }) : navigate(-1))
}
