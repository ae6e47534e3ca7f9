# Numbers, chance and marks for models. No function changes the list that it is given.
import math
import random


def _list(values, least=1):
    try:
        items = list(values)
    except TypeError:
        raise TypeError("need a list of values, but got " + repr(values))
    if len(items) < least:
        raise ValueError("need at least " + str(least) + " value(s)")
    return items


def _numbers(values, least=1):
    items = _list(values, least)
    for place, value in enumerate(items):
        if value is None:
            raise ValueError("value " + str(place + 1) + " is missing (None); leave it out first")
        if not isinstance(value, (int, float, bool)):
            raise TypeError("value " + str(place + 1) + " is not a number: " + repr(value))
    return items


def _pairs(first, second, read=_list, least=1):
    first, second = read(first, least), read(second, least)
    if len(first) != len(second):
        raise ValueError(
            "the two lists differ in length: " + str(len(first)) + " and " + str(len(second))
        )
    return first, second


def mean(values):
    items = _numbers(values)
    return sum(items) / len(items)


def median(values):
    return quantile(values, 0.5)


def mode(values):
    return counts(_list(values))[0][0]


def counts(values):
    seen = {}
    order = []
    for value in _list(values, 0):
        if value not in seen:
            seen[value] = 0
            order.append(value)
        seen[value] += 1
    # The place breaks ties, because sorting here does not keep the order of equal items.
    ranked = sorted([(-seen[value], place) for place, value in enumerate(order)])
    return [(order[place], -minus) for minus, place in ranked]


def spread(values):
    items = _numbers(values)
    return max(items) - min(items)


def variance(values, sample=False):
    items = _numbers(values, 2 if sample else 1)
    m = mean(items)
    return sum([(v - m) ** 2 for v in items]) / (len(items) - (1 if sample else 0))


def sd(values, sample=False):
    return math.sqrt(variance(values, sample))


def quantile(values, q):
    if not 0 <= q <= 1:
        raise ValueError("q must be between 0 and 1, but is " + str(q))
    items = sorted(_numbers(values))
    place = q * (len(items) - 1)
    low = int(place)
    if place == low:
        return items[low]
    return items[low] + (items[low + 1] - items[low]) * (place - low)


def standardise(values):
    items = _numbers(values)
    m, s = mean(items), sd(items)
    if s == 0:
        raise ValueError("all values are equal, so their standard deviation is 0")
    return [(v - m) / s for v in items]


def scale01(values):
    items = _numbers(values)
    low, width = min(items), spread(items)
    return [(v - low) / width if width else 0.0 for v in items]


def _products(xs, ys):
    mx, my = mean(xs), mean(ys)
    return sum([(x - mx) * (y - my) for x, y in zip(xs, ys)])


def correlation(xs, ys):
    xs, ys = _pairs(xs, ys, _numbers, 2)
    below = math.sqrt(_products(xs, xs) * _products(ys, ys))
    if below == 0:
        raise ValueError("all values of one list are equal, so there is no correlation")
    return _products(xs, ys) / below


def line(xs, ys):
    xs, ys = _pairs(xs, ys, _numbers, 2)
    below = _products(xs, xs)
    if below == 0:
        raise ValueError("all x values are equal, so no line can be found")
    slope = _products(xs, ys) / below
    return slope, mean(ys) - slope * mean(xs)


def _start(seed):
    if seed is not None:
        random.seed(seed)
        # Nearby seeds begin with nearly the same numbers; a few draws later they differ.
        for _ in range(8):
            random.random()


def shuffled(items, seed=None):
    left = _list(items, 0)
    _start(seed)
    for i in range(len(left) - 1, 0, -1):
        j = random.randint(0, i)
        left[i], left[j] = left[j], left[i]
    return left


def sample(items, n, seed=None):
    left = _list(items, 0)
    if not 0 <= n <= len(left):
        raise ValueError("cannot take " + str(n) + " of " + str(len(left)) + " item(s)")
    return shuffled(left, seed)[:n]


def split(items, test=0.2, seed=1):
    left = _list(items, 2)
    if not 0 < test < 1:
        raise ValueError("test must be a share between 0 and 1, but is " + str(test))
    n = min(len(left) - 1, max(1, int(len(left) * test + 0.5)))
    left = shuffled(left, seed)
    return left[n:], left[:n]


def normal(m=0, s=1):
    length = math.sqrt(-2 * math.log(1 - random.random()))
    return m + s * length * math.cos(2 * math.pi * random.random())


def accuracy(true, guess):
    true, guess = _pairs(true, guess)
    return sum([1 for t, g in zip(true, guess) if t == g]) / len(true)


def confusion(true, guess, yes=1):
    pairs = [(t == yes, g == yes) for t, g in zip(*_pairs(true, guess))]
    asked = ((True, True), (False, True), (True, False), (False, False))
    return tuple([pairs.count(pair) for pair in asked])


def precision(true, guess, yes=1):
    right, false_yes, _, _ = confusion(true, guess, yes)
    return right / (right + false_yes) if right else 0.0


def recall(true, guess, yes=1):
    right, _, false_no, _ = confusion(true, guess, yes)
    return right / (right + false_no) if right else 0.0


def f1(true, guess, yes=1):
    p, r = precision(true, guess, yes), recall(true, guess, yes)
    return 2 * p * r / (p + r) if p + r else 0.0


def mae(true, guess):
    true, guess = _pairs(true, guess, _numbers)
    return mean([abs(t - g) for t, g in zip(true, guess)])


def rmse(true, guess):
    true, guess = _pairs(true, guess, _numbers)
    return math.sqrt(mean([(t - g) ** 2 for t, g in zip(true, guess)]))
