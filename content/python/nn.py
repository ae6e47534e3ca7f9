# Neural networks small enough to read. Vectors are lists, matrices are lists of rows.
import math
import random


def step(z):
    return 1 if z >= 0 else 0


def sigmoid(z):
    # Beyond this the result is 0 or 1 anyway, and exp would fail.
    z = max(-60.0, min(60.0, z))
    return 1 / (1 + math.exp(-z))


def relu(z):
    return z if z > 0 else 0


def tanh(z):
    return math.tanh(z)


def _vector(v, name="the list"):
    if not isinstance(v, (list, tuple)):
        raise TypeError("%s must be a list of numbers, but is %s" % (name, repr(v)))
    for value in v:
        if not isinstance(value, (int, float, bool)):
            raise TypeError("%s holds %s, which is not a number" % (name, repr(value)))
    if not v:
        raise ValueError("%s is empty: need at least 1 value(s)" % name)
    return v


def _pair(a, b):
    if len(_vector(a, "the first list")) != len(_vector(b, "the second list")):
        raise ValueError("the two lists differ in length: %d and %d" % (len(a), len(b)))
    return list(zip(a, b))


def softmax(zs):
    # Taking the largest away changes no share and keeps exp small.
    top = max(_vector(zs))
    parts = [math.exp(max(-60.0, z - top)) for z in zs]
    return [part / sum(parts) for part in parts]


def dot(a, b):
    return sum([x * y for x, y in _pair(a, b)])


def matvec(rows, v):
    return [dot(row, v) for row in rows]


def cosine(a, b):
    lengths = math.sqrt(dot(a, a) * dot(b, b))
    if lengths == 0:
        raise ValueError("a list of zeros has no direction to compare")
    return dot(a, b) / lengths


def one_hot(i, n):
    if not 0 <= i < n:
        raise ValueError("class %d does not exist; classes are 0 to %d" % (i, n - 1))
    return [1 if k == i else 0 for k in range(n)]


def argmax(v):
    return list(_vector(v)).index(max(v))


def mse(true, guess):
    return sum([(t - g) ** 2 for t, g in _pair(true, guess)]) / len(true)


def cross_entropy(true, guess):
    return -sum([t * math.log(max(g, 1e-12)) for t, g in _pair(true, guess)])


def conv2d(image, kernel):
    h, w = len(kernel), len(kernel[0])
    if h > len(image) or w > len(image[0]):
        raise ValueError("the kernel is larger than the image")

    def at(r, c):
        return sum([image[r + i][c + j] * kernel[i][j] for i in range(h) for j in range(w)])

    return [[at(r, c) for c in range(len(image[0]) - w + 1)] for r in range(len(image) - h + 1)]


def max_pool(grid, n=2):
    if n < 1 or n > len(grid) or n > len(grid[0]):
        raise ValueError("a window of %d does not fit into the grid" % n)

    def at(r, c):
        return max([grid[r + i][c + j] for i in range(n) for j in range(n)])

    return [[at(r, c) for c in range(0, len(grid[0]) - n + 1, n)] for r in range(0, len(grid) - n + 1, n)]


# Each function with its slope, written in terms of the function's own result.
_HIDDEN = {
    "tanh": (math.tanh, lambda a: 1 - a * a),
    "relu": (relu, lambda a: 1 if a > 0 else 0),
    "sigmoid": (sigmoid, lambda a: a * (1 - a)),
}
_OUTPUT = {
    "sigmoid": lambda zs: [sigmoid(z) for z in zs],
    "softmax": softmax,
    "linear": lambda zs: zs,
}


class Net:
    def __init__(self, sizes, hidden="tanh", output="sigmoid", seed=1, start=1.0):
        if len(sizes) < 2:
            raise ValueError("need at least 2 sizes: inputs and outputs")
        for name, known in ((hidden, _HIDDEN), (output, _OUTPUT)):
            if name not in known:
                raise ValueError("no function '%s'; choose %s" % (name, ", ".join(sorted(known))))
        random.seed(seed)
        self.sizes, self.hidden, self.output = list(sizes), hidden, output
        self.weights, self.biases = [], []
        for n, m in zip(sizes, sizes[1:]):
            far = start * math.sqrt(3 / n)
            self.weights.append([[random.uniform(-far, far) for _ in range(n)] for _ in range(m)])
            self.biases.append([0.0] * m)

    def parameters(self):
        return sum([(n + 1) * m for n, m in zip(self.sizes, self.sizes[1:])])

    def layers(self, x):
        if len(_vector(x, "the input")) != self.sizes[0]:
            raise ValueError("the net takes %d input(s), but got %d" % (self.sizes[0], len(x)))
        found = [list(x)]
        for k, (rows, biases) in enumerate(zip(self.weights, self.biases)):
            a = found[-1]
            zs = [b + sum([w * v for w, v in zip(row, a)]) for row, b in zip(rows, biases)]
            if k == len(self.weights) - 1:
                found.append(_OUTPUT[self.output](zs))
            else:
                found.append([_HIDDEN[self.hidden][0](z) for z in zs])
        return found

    def predict(self, x):
        return self.layers(x)[-1]

    def learn(self, x, y, rate=0.1):
        found = self.layers(x)
        # For all three outputs with their usual loss the first error is guess minus truth.
        errors = [g - t for t, g in _pair(_wrapped(y), found[-1])]
        for k in range(len(self.weights) - 1, -1, -1):
            a, rows, biases = found[k], self.weights[k], self.biases[k]
            slope = _HIDDEN[self.hidden][1]
            back = [slope(a[i]) * sum([e * row[i] for e, row in zip(errors, rows)]) for i in range(len(a))]
            for j, e in enumerate(errors):
                biases[j] -= rate * e
                for i in range(len(a)):
                    rows[j][i] -= rate * e * a[i]
            errors = back

    def train(self, xs, ys, epochs=100, rate=0.1):
        losses = []
        for _ in range(epochs):
            for x, y in zip(xs, ys):
                self.learn(x, y, rate)
            losses.append(self.loss(xs, ys))
        return losses

    def loss(self, xs, ys):
        if not xs or len(xs) != len(ys):
            raise ValueError("need as many answers as examples, and at least 1")
        one = cross_entropy if self.output == "softmax" else mse
        return sum([one(_wrapped(y), self.predict(x)) for x, y in zip(xs, ys)]) / len(xs)


def _wrapped(y):
    return y if isinstance(y, (list, tuple)) else [y]
