import { maxDataBytesInAll, maxSandboxes } from "../../engine/sandboxes/sandboxes.ts";
import { scriptOf } from "./connection.ts";
import { begun, prelude } from "./scripts.ts";

/** Forgets the sandboxes that have expired, whose keys are gone by themselves. */
const swept = `
local function sweep(sandboxes, bytes)
  for _, id in ipairs(redis.call('ZRANGEBYSCORE', sandboxes, '-inf', whole(realTime()))) do
    redis.call('ZREM', sandboxes, id)
    redis.call('HDEL', bytes, id)
  end
end
`;

/**
 * Makes a sandbox, which is a session that expires. Returns 0, or why there can be none more: how many there are, or -1 if
 * their data would be too large.
 *
 * KEYS: meta, doc and spent of the session, the sandbox and its data, and of all sandboxes, and bytes. ARGV: the id, when it
 * expires in milliseconds since the epoch, the sandbox as JSON, its data or nothing, and what a session begins with.
 */
export const addScript = scriptOf(`${prelude}${begun}${swept}
local meta, doc, spent, sandbox, data, sandboxes, bytes = unpack(KEYS)
-- It was sent again.
if redis.call('EXISTS', sandbox) == 1 then return 0 end
sweep(sandboxes, bytes)
local count = redis.call('ZCARD', sandboxes)
if count >= ${maxSandboxes} then return count end
local used = #ARGV[4]
for _, others in ipairs(redis.call('HVALS', bytes)) do used = used + tonumber(others) end
if used > ${maxDataBytesInAll} then return -1 end
begin(meta, doc, spent, ARGV[5], ARGV[6], ARGV[7], ARGV[8], ARGV[9])
redis.call('HSET', meta, 'expires', ARGV[2])
redis.call('SET', sandbox, ARGV[3])
redis.call('ZADD', sandboxes, ARGV[2], ARGV[1])
if ARGV[4] ~= '' then
  redis.call('SET', data, ARGV[4])
  redis.call('HSET', bytes, ARGV[1], #ARGV[4])
end
endAt(ARGV[2], { meta, doc, spent, sandbox, data })
return 0
`);

/** A sandbox as JSON, and its data. KEYS: both. */
export const getScript = scriptOf("return redis.call('MGET', KEYS[1], KEYS[2])");

/** The sandboxes as JSON, the one that expires first first. KEYS: sandboxes, bytes. ARGV: what the keys of sandboxes begin with. */
export const listScript = scriptOf(`${prelude}${swept}
sweep(KEYS[1], KEYS[2])
local found = {}
for _, id in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do found[#found + 1] = redis.call('GET', ARGV[1] .. id) or nil end
return found
`);

/**
 * Gives a sandbox another end; 0 if it is gone. KEYS: the sandbox, sandboxes, all of its session, meta first, and its data. ARGV: its
 * id, when it expires, and the sandbox as JSON.
 */
export const extendScript = scriptOf(`${prelude}
local sandbox, sandboxes, meta = KEYS[1], KEYS[2], KEYS[3]
if redis.call('EXISTS', sandbox) == 0 then return 0 end
redis.call('SET', sandbox, ARGV[3])
redis.call('ZADD', sandboxes, ARGV[2], ARGV[1])
redis.call('HSET', meta, 'expires', ARGV[2])
local own = { sandbox }
for place = 3, #KEYS do own[place - 1] = KEYS[place] end
endAt(ARGV[2], own)
return 1
`);

/**
 * Deletes a sandbox; 0 if it was gone. KEYS: done, sandboxes, bytes, and all of the sandbox. ARGV: its id, and for
 * how many milliseconds it is remembered that it was deleted.
 */
export const deleteScript = scriptOf(`
local done, sandboxes, bytes, sandbox = unpack(KEYS, 1, 4)
if redis.call('EXISTS', done) == 1 then return 1 end
if redis.call('EXISTS', sandbox) == 0 then return 0 end
redis.call('UNLINK', unpack(KEYS, 4))
redis.call('ZREM', sandboxes, ARGV[1])
redis.call('HDEL', bytes, ARGV[1])
redis.call('SET', done, 1, 'PX', ARGV[2])
return 1
`);
