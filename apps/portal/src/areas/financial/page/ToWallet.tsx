import { Navigate } from 'react-router'
import { financialPaths } from '../financial.paths.ts'

/** `/portal` */
export function ToWallet() {
  return <Navigate to={financialPaths.wallet} replace />
}
