import { useSession } from './session.ts'
import styles from './WhoAmI.module.css'

/** On top of the account menu: the person, and the account they work in where it has another name. */
export function WhoAmI() {
  const { userTitle, customerName } = useSession()
  return (
    <div className={styles.who}>
      <b>
        <bdi>{userTitle}</bdi>
      </b>
      {customerName !== '' && customerName !== userTitle && (
        <small>
          <bdi>{customerName}</bdi>
        </small>
      )}
    </div>
  )
}
