/*
 * What is known of one subject is one JSON text under one key: `attempts` (oldest first, `id` and `at`),
 * `lockedUntil`, `lockedBy` (the attempt that locked) and `hadLock`. Where failures only slow, `lockedUntil` is the
 * moment at which that began. All keys of a script lie in one slot of a cluster. Times are milliseconds and come from
 * the caller. Where the caller's clock is behind the last attempt, one of the two clocks was or is wrong: time then goes
 * on from that attempt as Redis has measured it since, so that nobody waits for longer, or for less.
 */

/** Numbers of a policy in `ARGV`, for each key. */
const POLICY_NUMBERS = 8;

/**
 * Counts an attempt as a failure before anything is verified, so that attempts side by side cannot slip through; for
 * all subjects or, where one of them refuses it, for none: KEYS states; ARGV now, id, and for each key failures,
 * windowMs, lockMs, kept, delayPerAttemptMs, longestDelayMs, isLasting, expiryMs. Gives what it is, a time, and which
 * key refused: `locked` or `delayed` with the time left, `last` with the lock's length, `free` with the delay that
 * follows should it fail.
 */
export const beginScript = `
local now, id = tonumber(ARGV[1]), ARGV[2]
local function policyOf(index)
  local base = 2 + (index - 1) * ${POLICY_NUMBERS}
  local names = { 'failures', 'window', 'lock', 'kept', 'step', 'longest', 'lasting', 'expiry' }
  local policy = {}
  for position, name in ipairs(names) do policy[name] = tonumber(ARGV[base + position]) end
  return policy
end
local function timeOf(state, key, policy)
  local last = state.attempts[#state.attempts]
  if not last or now >= last.at then return now end
  return last.at + math.max(policy.expiry - redis.call('PTTL', key), 0)
end
local function recent(state, policy)
  local count = 0
  for _, attempt in ipairs(state.attempts) do
    if attempt.at > state.now - policy.window then count = count + 1 end
  end
  return count
end
local function delay(state, policy)
  return math.min(policy.step * #state.attempts, policy.longest)
end
local function isSlowed(state, policy)
  if policy.lasting == 1 then return state.hadLock end
  return recent(state, policy) >= policy.failures
end
local states = {}
for index, key in ipairs(KEYS) do
  local policy, stored = policyOf(index), redis.call('GET', key)
  local state = stored and cjson.decode(stored) or { attempts = {}, lockedUntil = 0, hadLock = false }
  state.now = timeOf(state, key, policy)
  if state.now < state.lockedUntil then return { 'locked', state.lockedUntil - state.now, index } end
  state.hadLock = state.hadLock or state.lockedUntil > 0
  local last = state.attempts[#state.attempts]
  if last and isSlowed(state, policy) then
    local free = last.at + delay(state, policy)
    if state.now < free then return { 'delayed', free - state.now, index } end
  end
  states[index] = state
end
local verdict, wait = 'free', 0
for index, key in ipairs(KEYS) do
  local policy, state = policyOf(index), states[index]
  table.insert(state.attempts, { id = id, at = state.now })
  while #state.attempts > policy.kept do table.remove(state.attempts, 1) end
  if isSlowed(state, policy) then wait = math.max(wait, delay(state, policy)) end
  if policy.lasting == 1 and recent(state, policy) >= policy.failures then
    state.lockedUntil = state.now + policy.lock
    state.lockedBy = id
    if policy.lock > 0 then verdict = 'last' end
    wait = math.max(wait, policy.lock, delay(state, policy))
  end
  state.now = nil
  redis.call('SET', key, cjson.encode(state), 'PX', policy.expiry)
end
return { verdict, wait, 0 }`;

/** Takes back an attempt that was no failure, and the lock if it was this one's: KEYS states; ARGV id. */
export const cancelScript = `
for _, key in ipairs(KEYS) do
  local stored = redis.call('GET', key)
  if stored then
    local state = cjson.decode(stored)
    for index, attempt in ipairs(state.attempts) do
      if attempt.id == ARGV[1] then table.remove(state.attempts, index) break end
    end
    if state.lockedBy == ARGV[1] then
      state.lockedUntil = 0
      state.lockedBy = nil
    end
    if #state.attempts == 0 and not state.hadLock then redis.call('DEL', key)
    else redis.call('SET', key, cjson.encode(state), 'KEEPTTL') end
  end
end
return 1`;

/**
 * Forgets what has no effect any more: KEYS state; ARGV now, windowMs, forgetMs. Gives when to look again, 0
 * where nothing is left.
 */
export const forgetScript = `
local stored = redis.call('GET', KEYS[1])
if not stored then return 0 end
local state, now = cjson.decode(stored), tonumber(ARGV[1])
local last = state.attempts[#state.attempts]
local ends = state.lockedUntil
if last then
  local hadLock = state.hadLock or state.lockedUntil > 0
  ends = math.max(ends, last.at + tonumber(hadLock and math.max(ARGV[2], ARGV[3]) or ARGV[2]))
end
if now < ends then return ends end
redis.call('DEL', KEYS[1])
return 0`;
