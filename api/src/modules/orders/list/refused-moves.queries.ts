const isLeased = 'exists (select from leasing_agreement_orders a where a.order_id = o.id)';
const isDrawn = `exists (select from salary_draws d where d.order_id = o.id and d.status in ('IN_FILE', 'SENT'))`;
const hasLeft = 'exists (select from order_files f where f.id = o.order_file_id and f.path is not null)';
const drawsWaitForGoods = `exists (select from company_settings s where s.company_id = o.company_id
  and s.draw_start_mode <> 'ON_EFFECT_DATE')`;

/**
 * What back office cannot make of an order `o` although its status would allow it, so that no page offers it: as
 * `undoProcessing`, `undoDispatch` and `deleteOrder` refuse; a test asks them all (RULES 3.1).
 */
export const refusedMovesSql = `array_remove(case o.status
  when 'PROCESSING' then array[case when ${hasLeft} then 'ORDERED' when ${isDrawn} then 'ORDERED' end]
  when 'DISPATCHED' then array[
    case when ${isLeased} or (${isDrawn} and ${drawsWaitForGoods}) then 'PROCESSING' end,
    case when ${isLeased} then 'DELETED' end]
  when 'COMPLETED' then array[case when ${isLeased} then 'DELETED' end] else '{}' end, null)`;
