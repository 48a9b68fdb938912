import { ForMoney } from '../frame/MoneyFrame.tsx'
import { Wallet } from './Wallet.tsx'
import { walletText as text } from './wallet.fa.ts'

/** `/portal/wallet` */
export function WalletPage() {
  return (
    <ForMoney title={text.title}>
      <Wallet />
    </ForMoney>
  )
}
