import { productItem } from '@sarv/contract/enums'
import { sumUp } from '@sarv/contract/financial/calculator/calculated-price'
import { calculations, vpcPlanFor, type PricedBy } from '@sarv/contract/financial/calculator/calculations'
import { FileCheck, RotateCcw, Tag } from 'lucide-react'
import { paths } from '../../../shell/paths.ts'
import { isRegistered } from '../../../shell/registered-pages.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { FormPage, FormSection } from '../../../ui/FormPage.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { OrderRunway } from '../runway/OrderRunway.tsx'
import { financialPaths } from '../financial.paths.ts'
import { QuoteButton } from '../quotes/QuoteButton.tsx'
import { quotesText } from '../quotes/quotes.fa.ts'
import { calculatorText as text } from './calculator.fa.ts'
import { BalancerPlanNote } from './BalancerPlanNote.tsx'
import { CalculatorReceipt } from './CalculatorReceipt.tsx'
import { Dial } from './Dial.tsx'
import { dialsOf, tabIcons, type Dial as DialOf } from './dials.ts'
import { MastersNote } from './MastersNote.tsx'
import { OrderButton, useOrderNote } from './OrderButton.tsx'
import { PlanComparison } from './PlanComparison.tsx'
import { QuotaNotes } from './QuotaNotes.tsx'
import { ShareCard } from './ShareCard.tsx'
import { useChoice } from './use-choice.ts'
import { useTerms } from './use-terms.ts'
import { VpcPlanNote } from './VpcPlanNote.tsx'
import styles from './CalculatorPage.module.css'

/** Said beside the size: a number that costs nothing is not worried about. */
const mayBeFree: Partial<Record<DialOf['name'], number>> = {
  ip6: productItem.id.ipv6,
  records: productItem.id.freeDns,
}

const isFree = ({ name }: DialOf, terms: PricedBy | undefined): boolean =>
  terms?.prices.find(({ id }) => id === mayBeFree[name])?.price === 0

/** `/portal/calculator`, with the product and its sizes in the address */
export function CalculatorPage() {
  const { tab, period, choice, address, links, setPeriod, setSize, setChoice, stopWriting, reset } = useChoice()
  const { terms, vatPercent, plans, isUnpriced, error, isFetching, refetch } = useTerms(tab, choice)
  const calculation = calculations[tab]
  const price = terms && sumUp(calculation.price(choice.sizes, terms) ?? [])
  const count = choice.sizes.n ?? 1
  const balancerPlan = tab === 'balancer' ? vpcPlanFor({}, terms?.vpcPlans ?? []) : undefined
  const order = {
    product: calculation.product,
    choice: balancerPlan ? { ...choice, planId: balancerPlan.id } : choice,
  }
  const note = useOrderNote(order)

  return (
    <FormPage
      title={text.title}
      summary={text.summary}
      actions={
        <>
          <LinkButton icon={FileCheck} href={financialPaths.quotes}>
            {quotesText.title}
          </LinkButton>
          <Button icon={RotateCcw} onPress={reset}>
            {text.reset}
          </Button>
        </>
      }
      tabs={
        <Tabs
          label={text.products}
          items={links.map(({ id, href }) => ({ href, label: text.tabs[id], icon: tabIcons[id] }))}
          current={links.find(({ id }) => id === tab)?.href ?? ''}
        />
      }
      onSubmit={(event) => event.preventDefault()}
      receipt={
        <CalculatorReceipt
          {...{ price, vatPercent, isUnpriced, count, period }}
          onPeriod={setPeriod}
          notes={
            <>
              {price && <OrderRunway monthlyRials={price.payable} />}
              {(tab === 'vm' || tab === 'volume') && <QuotaNotes tab={tab} sizes={choice.sizes} />}
            </>
          }
          submit={
            <>
              <OrderButton {...order} isWide onLeave={stopWriting} />
              <QuoteButton {...{ tab, choice }} isPriced={price !== undefined} onLeave={stopWriting} />
            </>
          }
          note={note}
        />
      }
      aside={<ShareCard {...{ tab, address, price }} />}
      payBar={{
        price: price ? (
          <Money rials={price.payable} per={text.receipt.perMonth} />
        ) : (
          text.unpriced[isUnpriced ? 'none' : 'waiting']
        ),
        note: price && (
          <>
            {text.receipt.other.hour} <Money rials={price.hourly} /> · {text.receipt.payBarNote}
          </>
        ),
        submit: <OrderButton {...order} onLeave={stopWriting} />,
      }}
    >
      <FormSection {...(tab === 'balancer' ? { title: text.balancer.title } : text.size)}>
        {error && !isUnpriced ? (
          <ErrorBox isPart title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : null}
        {isUnpriced && <Unpriced />}
        {calculation.sizes.length > 0 && (
          <div className={styles.dials}>
            {dialsOf(tab).map((dial) => (
              <Dial
                key={`${tab}/${dial.name}`}
                dial={dial}
                value={choice.sizes[dial.name] ?? dial.start}
                note={isFree(dial, terms) ? text.receipt.free : undefined}
                onChange={(size) => setSize(dial.name, size)}
              />
            ))}
          </div>
        )}
        {tab === 'cluster' && <MastersNote masters={terms?.masters} />}
        {tab === 'vpc' && terms?.vpcPlans && <VpcPlanNote sizes={choice.sizes} plans={terms.vpcPlans} />}
        {balancerPlan && <BalancerPlanNote plan={balancerPlan} />}
      </FormSection>
      {tab === 'vm' &&
        (terms ? <PlanComparison {...{ choice, terms, plans }} onChoose={setChoice} /> : <ComingPlans />)}
    </FormPage>
  )
}

function ComingPlans() {
  return (
    <div className={styles.part}>
      <Loading lines={6} />
    </div>
  )
}

/** The catalogue does not sell it yet, or not by its parts. */
function Unpriced() {
  const hasSupport = isRegistered(paths.portal.supports)
  return (
    <Empty
      size="sm"
      icon={Tag}
      title={text.unpriced.title}
      actions={hasSupport && <LinkButton href={paths.portal.supports}>{text.unpriced.contact}</LinkButton>}
    >
      {text.unpriced.text}
    </Empty>
  )
}
