import type { MoveRehearsal } from '@sarv/client/portal.generated'
import { userAccessType } from '@sarv/contract/enums'
import { formatRials } from '../../format/rials.ts'
import { Money } from '../../ui/Money.tsx'
import { movingText as text } from './moving.fa.ts'
import styles from './MoveDialog.module.css'

const mostPeople = 30

/** What a move would change, for whom, and what stands in its way. */
export function Rehearsal({ rehearsal, isOneOfSeveral }: { rehearsal: MoveRehearsal; isOneOfSeveral: boolean }) {
  const { services, from, to, tickets, savedViews } = rehearsal
  return (
    <>
      <div className={styles.part}>
        <span className={styles.head}>{isOneOfSeveral ? text.fromProject(from.name) : text.services}</span>
        <ul className={styles.list}>
          {services.map((service) => (
            <Going key={`${service.serviceType} ${service.serviceId}`} service={service} />
          ))}
        </ul>
      </div>
      <div className={styles.part}>
        <span className={styles.head}>{text.projects}</span>
        <div className={styles.projects}>
          <Project project={from} />
          <Project project={to} />
        </div>
        <small className={styles.head}>{text.since(from.name, to.name)}</small>
      </div>
      <People rehearsal={rehearsal} />
      {tickets.count > 0 && <small className={styles.head}>{text.tickets(tickets, to.name)}</small>}
      {savedViews.length > 0 && <small className={styles.head}>{text.views(savedViews)}</small>}
    </>
  )
}

function Going({ service }: { service: MoveRehearsal['services'][number] }) {
  const { name, product, isAlong, carries, monthlyRials, obstacles } = service
  return (
    <li>
      <span className={styles.name}>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        <small>
          {product}
          {isAlong && <> · {text.along}</>}
        </small>
      </span>
      {monthlyRials > 0 && <Money rials={monthlyRials} per={text.perMonth} />}
      {carries.length > 0 && <small className={styles.wide}>{text.carries(carries)}</small>}
      {obstacles.map(({ code, reason }) => (
        <span key={code} className={styles.obstacle}>
          {reason}
        </span>
      ))}
    </li>
  )
}

function Project({ project }: { project: MoveRehearsal['from'] }) {
  const { name, monthlyRials, monthlyRialsAfter, capRials } = project
  const isOver = capRials !== null && monthlyRialsAfter > capRials && monthlyRialsAfter > monthlyRials
  return (
    <div className={styles.project}>
      <b className={styles.name}>
        <bdi>{name}</bdi>
      </b>
      {monthlyRials !== monthlyRialsAfter && <span className={styles.before}>{formatRials(monthlyRials)}</span>}
      <Money rials={monthlyRialsAfter} per={text.perMonth} />
      <small>{capRials === null ? text.noCap : text.cap(formatRials(capRials))}</small>
      {isOver && <span className={styles.warning}>{text.overCap}</span>}
    </div>
  )
}

const changeOf = ({ fromAccessTypeId: before, toAccessTypeId: after }: MoveRehearsal['people'][number]): string => {
  if (after === null) return text.losing
  if (before === null) return text.gaining(userAccessType.label(after))
  return text.changing(userAccessType.label(before), userAccessType.label(after))
}

function People({ rehearsal: { people, tokens } }: { rehearsal: MoveRehearsal }) {
  const lines = [
    ...people.map((person) => ({ key: `user ${person.userId}`, who: person.user, of: '', change: changeOf(person) })),
    ...tokens.map(({ id, user, name, willSee }) => ({
      key: `token ${id}`,
      who: name === null ? text.tokenOfOther : text.token(name),
      of: user,
      change: willSee ? text.tokenGaining : text.tokenLosing,
    })),
  ]
  return (
    <div className={styles.part}>
      <span className={styles.head}>{text.people}</span>
      {lines.length === 0 ? (
        <p>{text.nobody}</p>
      ) : (
        <ul className={styles.list}>
          {lines.slice(0, mostPeople).map(({ key, who, of, change }) => (
            <li key={key}>
              <span className={styles.name}>
                <bdi>{who}</bdi> {of !== '' && <small>{of}</small>}
              </span>
              <small>{change}</small>
            </li>
          ))}
          {lines.length > mostPeople && <li>{text.andMore(lines.length - mostPeople)}</li>}
        </ul>
      )}
    </div>
  )
}
