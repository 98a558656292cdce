/*
 * What is known of one account, device or address is one JSON text under one key, so that a script has all it
 * needs in one slot of a cluster: `attempts` (oldest first, `id` and `at`), `lockedUntil`, `lockedBy` (the attempt
 * that locked) and `hadLock`. Times are milliseconds and come from the caller.
 */

/**
 * Counts an attempt as a failure before anything is verified, so that attempts side by side cannot slip
 * through: KEYS state; ARGV now, id, failures, windowMs, lockMs, kept, delayPerAttemptMs, longestDelayMs, expiryMs.
 * Gives what it is and a time: `locked` or `delayed` with the time left, `last` with the lock's length, `free`
 * with the delay that follows should it fail.
 */
export const beginScript = `
local now, id = tonumber(ARGV[1]), ARGV[2]
local failures, window, lock = tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local kept, step, longest = tonumber(ARGV[6]), tonumber(ARGV[7]), tonumber(ARGV[8])
local stored = redis.call('GET', KEYS[1])
local state = stored and cjson.decode(stored) or { attempts = {}, lockedUntil = 0, hadLock = false }
local attempts = state.attempts
if now < state.lockedUntil then return { 'locked', state.lockedUntil - now } end
state.hadLock = state.hadLock or state.lockedUntil > 0
local last = attempts[#attempts]
if state.hadLock and last then
  local free = last.at + math.min(step * #attempts, longest)
  if now < free then return { 'delayed', free - now } end
end
table.insert(attempts, { id = id, at = now })
while #attempts > kept do table.remove(attempts, 1) end
local recent = 0
for _, attempt in ipairs(attempts) do
  if attempt.at > now - window then recent = recent + 1 end
end
local answer = { 'free', state.hadLock and math.min(step * #attempts, longest) or 0 }
if recent >= failures then
  state.lockedUntil = now + lock
  state.lockedBy = id
  answer = { 'last', lock }
end
redis.call('SET', KEYS[1], cjson.encode(state), 'PX', ARGV[9])
return answer`;

/** Takes back an attempt that was no failure, and the lock if it was this one's: KEYS state; ARGV id. */
export const cancelScript = `
local stored = redis.call('GET', KEYS[1])
if not stored then return 0 end
local state = cjson.decode(stored)
for index, attempt in ipairs(state.attempts) do
  if attempt.id == ARGV[1] then table.remove(state.attempts, index) break end
end
if state.lockedBy == ARGV[1] then
  state.lockedUntil = 0
  state.lockedBy = nil
end
if #state.attempts == 0 and not state.hadLock then return redis.call('DEL', KEYS[1]) end
redis.call('SET', KEYS[1], cjson.encode(state), 'KEEPTTL')
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
